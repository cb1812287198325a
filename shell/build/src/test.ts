/** The Vitest configuration of everything that runs in a browser. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** @param options.isolate false where no file of tests leaves state behind that another one meets: loading React, Mantine and jsdom takes longer than most files, so each process then loads them once */
export function testConfig({ include = ['src/**/*.test.{ts,tsx}'], isolate = true }: { include?: string[]; isolate?: boolean } = {}): ViteUserConfig {
  return defineConfig({
    define: { __CONTRACT_VERSION__: JSON.stringify('1.0.0') },
    test: {
      environment: 'jsdom',
      setupFiles: [fileURLToPath(new URL('./test-setup.ts', import.meta.url))],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      include,
      isolate,
      // What tests replace is put back before other files meet it.
      ...(!isolate && { restoreMocks: true, unstubEnvs: true, unstubGlobals: true }),
      // By default one processor is kept free for transforming, which is soon done.
      maxWorkers: Math.min(availableParallelism(), 4),
      // Components leave much short-lived garbage behind.
      execArgv: ['--max-semi-space-size=64'],
      testTimeout: 20_000,
    },
  });
}
