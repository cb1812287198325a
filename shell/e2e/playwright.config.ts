import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';

const DEVELOPMENT = '**/development.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../.cache/e2e',
  // Generous: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Two cores, and each test starts a product of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './src/global-setup.ts',
  // The development servers take longest, one after the other: whoever starts them last waits for them alone.
  projects: [
    { name: 'development', testMatch: DEVELOPMENT },
    { name: 'product', testIgnore: DEVELOPMENT },
  ],
  use: {
    headless: true,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace (`--trace on`) costs half as much again; the picture and the page's outline tell most.
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
