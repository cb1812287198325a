import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['test/scratch.ts', 'test/mongo-global-setup.ts'],
    setupFiles: ['test/use-scratch.ts'],
    pool: 'forks',
    // Loading the service takes longer than most files of tests, so each process loads it once. What tests replace is put back:
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One more than there are processors, as tests on MongoDB wait for its process.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    sequence: { sequencer: LongestFirst },
    // Both end what hangs, nothing else: MongoDB's stand-in is many times slower on a busy machine. Bounds are in the tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One second, as by default, is too short on a busy machine; what comes at all ends the wait at once.
    expect: { poll: { timeout: 60_000 } },
  },
});
