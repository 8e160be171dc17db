export class BadAddress extends Error {}
export interface Address {
  readonly port: number;
  readonly host: string;
  readonly names: readonly string[];
}
export function addressAsked(env: Readonly<Record<string, string | undefined>>): Address;
export function addressOf(host: string, port: number): string;
export function isKnownName(header: string | undefined, names: readonly string[]): boolean;
export function explained(fault: unknown): string;
