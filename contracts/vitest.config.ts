import { defineConfig } from 'vitest/config';

// Test files share their modules, which halves the time: no module keeps state from one test to the next.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
