export const RULES: string;
export function contentHash(code: string): string;
export function bundled(id: string, from?: string): Promise<string>;
export function ensureRules(): Promise<string>;
export function layRules(folder: string, id: string, code: string): Promise<string>;
