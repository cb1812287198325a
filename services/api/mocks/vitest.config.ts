import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../test/longest-first.ts';

// Every test opens mocks of its own; files that share the modules take a fraction of the time.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // By default one processor is left free. One process runs the scenarios, which take longest, while the other one runs the rest.
    maxWorkers: Math.min(availableParallelism(), 4),
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
  },
});
