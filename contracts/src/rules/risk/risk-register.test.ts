import { expect, test } from 'vitest';
import { newRiskTable, riskTableFrom } from './risk-register.ts';

test('a new register is not a template, even when it is made from one', () => {
  expect(newRiskTable({ organization_id: 'o', name: ' Claims ' })).toEqual({
    name: 'Claims',
    description: '',
    domain: null,
    is_template: false,
    template_id: null,
  });
  expect(riskTableFrom({ id: 't', description: 'Attacks', domain: 'd' }, ' Mine ')).toEqual({
    name: 'Mine',
    description: 'Attacks',
    domain: 'd',
    is_template: false,
    template_id: 't',
  });
});
