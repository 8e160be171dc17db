import { defineConfig } from 'vite';
import { rulebooks } from './build/rulebooks.ts';

export default defineConfig({
  base: './',
  plugins: [rulebooks()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
