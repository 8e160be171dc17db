export interface Built {
  readonly version: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}
export function versionIn(house: string): string;
export function fingerprintIn(house: string, game: string): string;
export function builtFrom(house: string): Built;
