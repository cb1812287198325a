import { describe, expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from '../lib/test-runs.mjs';

describe('failed tests by name', () => {
  it('come from the report of Vitest, with files that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'adds' },
            { status: 'passed', fullName: 'subtracts' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'divides' }] },
      ],
    };
    expect(failedUnitTests(report)).toEqual(['a.test.ts: adds', 'b.test.ts: (the file)']);
  });

  it('come from the report of Playwright, also from described groups', () => {
    const spec = (title, ok) => ({ file: 'risks.spec.ts', line: 7, title, ok });
    const report = {
      suites: [{ specs: [spec('opens', true), spec('closes', false)], suites: [{ specs: [spec('reopens', false)] }] }],
      errors: [{ message: 'The global setup failed.' }],
    };
    expect(failedBrowserTests(report)).toEqual([
      'risks.spec.ts:7: closes',
      'risks.spec.ts:7: reopens',
      'The global setup failed.',
    ]);
  });
});
