/** SK-1  The map: 40 areas in eight columns of five, numbered down each column; half a turn maps it onto itself. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  // column 0
  [1, 5, 6],
  [0, 2, 6, 7],
  [1, 3, 7, 8],
  [2, 4, 8, 9],
  [3, 9],
  // column 1
  [0, 6, 10, 11],
  [0, 1, 5, 7, 11],
  [1, 2, 6, 8, 12, 13],
  [2, 3, 7, 9, 13, 14],
  [3, 4, 8, 14],
  // column 2
  [5, 11, 15, 16],
  [5, 6, 10, 12, 16, 17],
  [7, 11, 13, 17, 18],
  [7, 8, 12, 14, 18, 19],
  [8, 9, 13, 19],
  // column 3
  [10, 16, 20],
  [10, 11, 15, 17, 21, 22],
  [11, 12, 16, 18, 22, 23],
  [12, 13, 17, 19, 23],
  [13, 14, 18, 24],
  // column 4
  [15, 21, 25, 26],
  [16, 20, 22, 26, 27],
  [16, 17, 21, 23, 27, 28],
  [17, 18, 22, 24, 28, 29],
  [19, 23, 29],
  // column 5
  [20, 26, 30, 31],
  [20, 21, 25, 27, 31, 32],
  [21, 22, 26, 28, 32],
  [22, 23, 27, 29, 33, 34],
  [23, 24, 28, 34],
  // column 6
  [25, 31, 35, 36],
  [25, 26, 30, 32, 36, 37],
  [26, 27, 31, 33, 37, 38],
  [28, 32, 34, 38, 39],
  [28, 29, 33, 39],
  // column 7
  [30, 36],
  [30, 31, 35, 37],
  [31, 32, 36, 38],
  [32, 33, 37, 39],
  [33, 34, 38],
];

/** SK-1  Where each side starts from and where its beaten units return to. */
export const HOME: readonly [number, number] = [2, 37];

export const MOST_NEIGHBOURS = Math.max(...NEIGHBOURS.map((near) => near.length));
