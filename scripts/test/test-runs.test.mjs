import { describe, expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from '../lib/test-runs.mjs';

describe('failed tests by name and reason', () => {
  it('come from the report of Vitest, with files that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\n    at adds'] },
            { status: 'passed', fullName: 'subtracts' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
        {
          name: 'hook.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ status: 'passed', fullName: 'multiplies' }],
        },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'divides' }] },
      ],
    };
    expect(failedUnitTests(report)).toEqual([
      'a.test.ts: adds\n            expected 3\n                at adds',
      'b.test.ts: (the file)\n            No such file',
      'hook.test.ts: (the file)\n            A hook failed: see "Failed Suites" above',
    ]);
  });

  it('come from the report of Playwright, also from described groups', () => {
    const late = { message: 'Test timeout', location: undefined };
    const wrong = { message: '\u001b[31mnot visible\u001b[39m', location: { file: '/tests/risks.spec.ts', line: 9 } };
    const tests = [{ results: [{ errors: [late, wrong] }] }];
    const spec = (title, ok) => ({ file: 'risks.spec.ts', line: 7, title, ok, tests });
    const why = '\n            Test timeout\n            not visible\n            at /tests/risks.spec.ts:9';
    const report = {
      suites: [{ specs: [spec('opens', true), spec('closes', false)], suites: [{ specs: [spec('reopens', false)] }] }],
      errors: [{ message: 'The global setup failed.' }],
    };
    expect(failedBrowserTests(report)).toEqual([
      `risks.spec.ts:7: closes${why}`,
      `risks.spec.ts:7: reopens${why}`,
      'The global setup failed.',
    ]);
  });
});
