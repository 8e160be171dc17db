export function serve(
  port?: number,
  host?: string,
  root?: string,
): Promise<{ readonly address: string; readonly stop: () => void }>;
