import { defineConfig } from 'vitest/config';

// No module keeps anything from test to test; files that share them take half the time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
