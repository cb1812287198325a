import { expect, test } from 'vitest';
import { DEFAULT_RISK_TABLES } from './risk-tables.ts';

test('there is one register template for each GRC domain', () => {
  expect(DEFAULT_RISK_TABLES.map(({ name, domain, is_template }) => [name, domain, is_template])).toEqual([
    ['Cybersecurity Risk Register', 'cybersecurity', true],
    ['Privacy Risk Register', 'privacy', true],
    ['Operational Risk Register', 'operational', true],
    ['Financial Risk Register', 'financial', true],
    ['Third-Party Risk Register', 'third-party', true],
    ['Compliance Risk Register', 'compliance', true],
  ]);
});
