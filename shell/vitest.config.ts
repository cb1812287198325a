import { testConfig } from '@parapet/build/test';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { ...testConfig(), test: { ...testConfig({ include: ['{src,frame/src}/**/*.test.{ts,tsx}'] }).test, name: 'shell' } },
      // The build presets run in Node.
      { test: { name: 'build', include: ['build/src/**/*.test.ts'] } },
    ],
  },
});
