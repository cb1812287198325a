import { expect, test } from 'vitest';
import type { ValueField } from '@parapet/contracts/rules';
import { splitByTemplate, switchTemplate } from './template-switch.ts';

const OWN = ['name', 'type', 'risk_level'];
const field = (name: string, defaultValue?: string | boolean): ValueField => ({
  name,
  label: name,
  type: 'text',
  required: false,
  ...(defaultValue !== undefined && { defaultValue }),
});
const SERVER = {
  fields: [
    field('name'),
    field('risk_level', 'Medium'),
    field('rack', 'A1'),
    field('host'),
    { ...field('virtual'), type: 'checkbox' as const },
  ],
};
const DATABASE = { fields: [field('name'), field('risk_level', 'High'), field('engine', 'PostgreSQL'), field('host')] };

test('what was entered stays, untouched defaults give way to those of the new template', () => {
  const values = {
    own: { name: 'Payroll', type: 'Web', risk_level: 'Medium' },
    attributes: { rack: 'A1', host: 'db-1', owner: 'Ada', virtual: false },
  };
  expect(switchTemplate(values, SERVER, DATABASE, OWN)).toEqual({
    own: { name: 'Payroll', type: 'Web', risk_level: 'High' },
    attributes: { host: 'db-1', owner: 'Ada', engine: 'PostgreSQL' },
  });
});

test('a changed default counts as entered and stays', () => {
  const values = { own: { name: '', risk_level: 'Critical' }, attributes: { rack: 'B2', virtual: true } };
  expect(switchTemplate(values, SERVER, DATABASE, OWN)).toEqual({
    own: { name: '', risk_level: 'Critical' },
    attributes: { rack: 'B2', virtual: true, engine: 'PostgreSQL' },
  });
});

test('stored values stay even when they equal a default', () => {
  const values = { own: { name: 'x', risk_level: 'Medium' }, attributes: { rack: 'A1' } };
  expect(switchTemplate(values, SERVER, DATABASE, OWN, new Set(['name', 'risk_level', 'rack']))).toEqual({
    own: { name: 'x', risk_level: 'Medium' },
    attributes: { rack: 'A1', engine: 'PostgreSQL' },
  });
});

test('choosing a first template adds its defaults, and choosing none removes them', () => {
  const empty = { own: { name: '', risk_level: '' }, attributes: {} };
  const chosen = switchTemplate(empty, null, SERVER, OWN);
  expect(chosen).toEqual({ own: { name: '', risk_level: 'Medium' }, attributes: { rack: 'A1', virtual: false } });
  expect(switchTemplate(chosen, SERVER, null, OWN)).toEqual(empty);
});

test('filled fields that the template lacks are additional', () => {
  const values = {
    own: { name: 'x', type: 'Web', risk_level: null },
    attributes: { rack: 'A1', host: 'db', note: '' },
  };
  expect(splitByTemplate(values, DATABASE, OWN)).toEqual({ stays: ['name', 'host'], additional: ['type', 'rack'] });
});
