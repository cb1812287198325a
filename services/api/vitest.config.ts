import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['test/scratch.ts', 'test/mongo-global-setup.ts'],
    setupFiles: ['test/use-scratch.ts'],
    pool: 'forks',
    // Most of the time goes into waiting for a database; one file after the other would leave the machine idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
