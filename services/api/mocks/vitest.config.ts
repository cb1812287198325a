import { defineConfig } from 'vitest/config';

// Every test opens mocks of its own; files that share the modules take a fraction of the time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 } });
