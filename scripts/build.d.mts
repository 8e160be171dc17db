export function ensureBuilt(): void;
export function build(folder: string, args?: readonly string[]): void;
export function swap(draft: string, folder: string): void;
export function clearDrafts(folder: string): void;
export function isFresh(made: string, sources: readonly string[]): boolean;
