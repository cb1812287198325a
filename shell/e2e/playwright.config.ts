import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';

const DEVELOPMENT = '**/development.spec.ts';
const OUTSIDE = '**/outside.spec.ts';
const ACROSS = '**/across.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../.cache/e2e',
  // Generous, so that no test fails only because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Two cores, and each test starts a product of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './src/global-setup.ts',
  // The tests of development servers take longest and run one after the other. They start first: at the end, they would run alone.
  projects: [
    { name: 'development', testMatch: DEVELOPMENT },
    { name: 'product', testIgnore: [DEVELOPMENT, OUTSIDE, ACROSS] },
    // Installs packages, so it needs a registry of npm, or what npm has kept of one.
    { name: 'outside', testMatch: OUTSIDE, timeout: 1_200_000 },
    { name: 'across', testMatch: ACROSS, timeout: 900_000 },
  ],
  use: {
    headless: true,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace (`--trace on`) would make the tests take half as long again; the screenshot and the page's outline say most.
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
