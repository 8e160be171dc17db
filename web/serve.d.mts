export function serve(
  port?: number,
  host?: string,
  root?: string,
  names?: readonly string[],
): Promise<{ readonly address: string; readonly stop: () => void }>;
