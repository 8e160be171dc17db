/** Profiles of ships and boats, about forty units long, around their middle; the waterline at five. */

export type Profile = 'freighter' | 'tanker' | 'liner' | 'escort' | 'destroyer' | 'carrier' | 'battleship' | 'cruiser';

export const PROFILES: Readonly<Record<Profile, string>> = {
  freighter: 'M-21-1H-16V-4H-13V-1H-10L-10-8H-9L-8-1H-5V-6H-3V-10H-1V-6H4V-1H7L8-8H9L9-1H13V-4H17V-1H21L18 5H-18z',
  tanker: 'M-22-1H-18V-3H-8V-1H-6V-6H-2V-8H-1V-1H10V-5H12V-9H15V-5H18V-2H22L19 5H-19z',
  liner: 'M-22-2H-17V-4H-14V-6H-8V-11H-5V-6H0V-11H3V-6H8V-11H11V-6H14V-4H18V-2H22L19 5H-19z',
  escort: 'M-20 0L-13-1V-3H-9V-1H-6V-5H-4V-11H-3V-5H0V-7H3V0H12V-2H16V0H20L17 5H-17z',
  destroyer: 'M-23-1L-14-2V-4H-10V-2H-8V-6H-4V-12H-3V-6H-1V-8H2V-2H4V-7H7V-2H12V-4H16V-2H23L20 5H-20z',
  carrier: 'M-23-5H23V-3H20V5H-20L-21-2H-23zM2-5V-10H4V-13H5V-10H9V-5z',
  battleship: 'M-23-1H-19V-4L-12-4V-2H-10V-6H-7V-13H-5V-10H-3V-6H0V-8H4V-3H7V-6H10V-2H13V-4L20-4V-1H23L20 5H-20z',
  cruiser: 'M-23-1L-18-2V-4H-12V-2H-9V-7H-7V-12H-6V-7H-3V-8H0V-3H2V-8H5V-3H9V-2H12V-4H17V-1H23L20 5H-20z',
};

/** A U-boat: surfaced on the water, or below it with only the periscope above. */
export const SURFACED = 'M-22 3Q-19-1-12-1H-4L-3-6H-1V-10H0V-6H4L5-1H7L9-3H11V-1H16Q20-1 23 2 18 6 8 6H-14Q-20 6-22 3z';
export const SUBMERGED = 'M-22 7Q-19 3-12 3H-5L-4-2H-2V-9H1V-8H-1V-2H4L5 3H16Q20 3 23 6 18 10 8 10H-14Q-20 10-22 7z';
/** A torpedo, twenty-four long. */
export const TORPEDO = 'M-12-2.2H8Q12-2.2 12 0T8 2.2H-12zM-12-4.5H-9V4.5H-12z';
