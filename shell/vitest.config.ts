import { testConfig } from '@parapet/build/test';
import { defineConfig } from 'vitest/config';

const browser = testConfig({ include: ['{src,frame/src}/**/*.test.{ts,tsx}'], isolate: false });

export default defineConfig({
  test: {
    projects: [
      { ...browser, test: { ...browser.test, name: 'shell' } },
      // The build presets run in Node.
      {
        test: {
          name: 'build',
          include: ['build/src/**/*.test.ts'],
          testTimeout: 20_000,
          isolate: false,
          maxWorkers: browser.test?.maxWorkers,
        },
      },
    ],
  },
});
