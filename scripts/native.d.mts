export interface System {
  readonly platform: string;
  readonly arch: string;
  readonly musl: boolean;
}
export const TOOLS: Readonly<Record<string, string>>;
export function here(): System;
export function binaryFor(names: readonly string[], system: System): string | undefined;
export function missingBinaries(house: string, system?: System): { readonly tool: string; readonly wanted: string }[];
export function brokenTools(house: string): { readonly tool: string; readonly why: string }[];
export function advice(broken: readonly { readonly tool: string; readonly why: string }[], system: System): string;
