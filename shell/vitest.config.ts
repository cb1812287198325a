import { testConfig } from '@parapet/build/test';

// The build presets have no test run of their own.
export default testConfig({ include: ['src/**/*.test.{ts,tsx}', 'build/src/**/*.test.ts'] });
