/** Import cycles: files that need each other to run. What is imported for its type alone is gone when they do. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

/** Each cycle among these files once, beginning with the file that comes first. */
export function cyclesAmong(files: readonly string[]): string[][] {
  const inside = new Set(files);
  const imports = new Map(files.map((file) => [file, importsOf(file).filter((one) => inside.has(one))]));
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => join(dirname(file), name))
    .filter((path) => existsSync(path));
}
