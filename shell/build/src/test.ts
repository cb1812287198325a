/** The Vitest configuration of everything that runs in a browser. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** @param options.isolate false where no module has state that outlives a test: sharing modules between test files is four times as fast */
export function testConfig({ include = ['src/**/*.test.{ts,tsx}'], isolate = true }: { include?: string[]; isolate?: boolean } = {}): ViteUserConfig {
  return defineConfig({
    define: { __CONTRACT_VERSION__: JSON.stringify('1.0.0') },
    test: {
      environment: 'jsdom',
      setupFiles: [fileURLToPath(new URL('./test-setup.ts', import.meta.url))],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      include,
      isolate,
      testTimeout: 20_000,
    },
  });
}
