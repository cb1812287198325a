/** The Vitest configuration of everything that runs in a browser. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** @param options.isolate false where no test file leaves state behind for another one: loading React, Mantine and jsdom takes longer than most files, so each process then loads them once */
export function testConfig({
  include = ['src/**/*.test.{ts,tsx}'],
  isolate = true,
}: { include?: string[]; isolate?: boolean } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      environment: 'jsdom',
      setupFiles: [fileURLToPath(import.meta.resolve('@parapet/build/test-setup'))],
      // Node reads no styles, which the packages have when they are installed and not linked.
      server: { deps: { inline: [/@parapet\/(build|domain-ui|frame|sdk|ui)\//] } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
      include,
      isolate,
      // Mocks and stubs of one file must not reach the next file in the same process.
      ...(!isolate && { restoreMocks: true, unstubEnvs: true, unstubGlobals: true }),
      // By default Vitest leaves one processor free for transforming files, which takes little time here.
      maxWorkers: Math.min(availableParallelism(), 4),
      // Components leave much short-lived garbage behind.
      execArgv: ['--max-semi-space-size=64'],
      testTimeout: 20_000,
    },
  });
}

/**
 * Tests of remotes: rules (`.test.ts`) in Node alone, which is there at once, components and pages (`.test.tsx`) in jsdom. None leaves state behind.
 *
 * @param sources folders, as a pattern
 */
export function remoteTestConfig(sources = 'src'): ViteUserConfig {
  const { test } = testConfig({ isolate: false });
  const { environment, setupFiles, include: _all, ...shared } = test ?? {};
  return defineConfig({
    test: {
      ...shared,
      projects: [
        { extends: true, test: { name: 'rules', include: [`${sources}/**/*.test.ts`] } },
        { extends: true, test: { name: 'pages', include: [`${sources}/**/*.test.tsx`], environment, setupFiles } },
      ],
    },
  });
}
