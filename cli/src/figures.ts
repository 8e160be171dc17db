/** Shares as a review writes them: a tenth of a percent is fine enough; there is no minus before a zero. */
const tenths = (share: number): number => Math.round(1000 * share) / 10 || 0;
const FORMAT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const percent = (share: number, language: string): string =>
  `${new Intl.NumberFormat(language, FORMAT).format(tenths(share))} %`;

export const signed = (share: number, language: string): string =>
  `${new Intl.NumberFormat(language, { ...FORMAT, signDisplay: 'exceptZero' }).format(tenths(share))} %`;

/** A single decision costs little: hundredths of a percent. */
export const fine = (share: number, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(100 * share || 0)} %`;
