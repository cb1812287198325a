import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite/scripts',
  test: { root: import.meta.dirname, include: ['test/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 },
});
