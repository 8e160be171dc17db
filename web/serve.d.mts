export function serve(port?: number, host?: string): Promise<{ readonly address: string; readonly stop: () => void }>;
