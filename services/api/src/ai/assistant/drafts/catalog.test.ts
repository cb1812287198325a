import { describe, expect, test } from 'vitest';
import { CATALOG, controlById, referenceOf } from '../catalog/catalog.ts';
import { ASSET_KINDS, controlsOf, TOPICS } from '../catalog/control.ts';
import { controlsFor } from './controls.ts';

describe('the catalog', () => {
  test('has each control once, with an id of its framework', () => {
    expect(new Set(CATALOG.map(({ id }) => id)).size).toBe(CATALOG.length);
    for (const { id, framework } of CATALOG) {
      expect(id, framework).toMatch(
        framework === 'NIST SP 800-53' ? /^[A-Z]{2}-\d{1,2}$/ : /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}$/,
      );
    }
  });

  test('has controls for every topic and every kind of asset', () => {
    for (const topic of TOPICS)
      expect(
        CATALOG.some(({ topics }) => topics.includes(topic)),
        topic,
      ).toBe(true);
    for (const kind of ASSET_KINDS)
      expect(
        CATALOG.some(({ assets }) => assets.includes(kind)),
        kind,
      ).toBe(true);
  });

  test('has one-sentence summaries, and well-formed clause numbers of other frameworks', () => {
    for (const { id, summary, related } of CATALOG) {
      expect(summary, id).toMatch(/^[A-Z].{30,}\.$/);
      const clauses = related.flatMap(({ framework, clauses: numbers }) =>
        numbers.map((number) => `${framework} ${number}`),
      );
      for (const clause of clauses)
        expect(clause, id).toMatch(
          /^(ISO\/IEC 27001:2022 A\.[5-8]\.\d{1,2}|SOC 2 (CC[1-9]|A1)\.\d|PCI DSS 4\.0 \d{1,2}\.\d{1,2})$/,
        );
    }
  });

  test('an invalid row is refused', () => {
    expect(() => controlsOf('NIST CSF 2.0', [['X', 'T', 'S', 'acess', 'all', '']])).toThrow(/X names "acess"/);
    expect(() => controlsOf('NIST CSF 2.0', [['X', 'T', 'S', 'access', 'all', 'Q1']])).toThrow(
      /"Q1", which is no clause/,
    );
  });
});

test.each([
  ['Ransomware encrypts our files', 'Server', ['CP-9', 'SI-3']],
  ['Phishing steals passwords', 'Personnel', ['AT-2']],
  ['A supplier fails', '', ['SA-9']],
  ['Unpatched software is exploited', 'Software', ['SI-2', 'RA-5']],
  ['Patient records leak', 'Database', ['MP-6']],
  ['Power outage', 'Hardware', ['PE-11']],
])('%s (%s) finds %j', (text, assetType, expected) => {
  const ids = controlsFor(text, 12, 'en', assetType).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(expected));
});

test('only controls for the kind of asset are found', () => {
  const found = controlsFor('', 50, 'en', 'Network');
  expect(found.length).toBeGreaterThan(5);
  for (const { id, assets } of found) expect(assets, id).toContain('network');
});

test('no reference is longer than the contract allows', () => {
  for (const control of CATALOG) {
    const { framework, related, id } = control;
    expect(
      [`${framework} ${id}`, ...related.map(({ framework: other, clauses }) => `${other} ${clauses.join(', ')}`)].join(
        '; ',
      ).length,
      id,
    ).toBeLessThanOrEqual(200);
  }
});

test('unknown words find nothing', () => {
  expect(controlsFor('qwertz', 10, 'en', 'blah')).toEqual([]);
});

test('a control is found by its id, with related clauses', () => {
  const control = controlById('ac-2');
  expect(control?.title).toBe('Account management');
  expect(control && referenceOf(control)).toBe(
    'NIST SP 800-53 AC-2; ISO/IEC 27001:2022 A.5.16, A.5.18; SOC 2 CC6.2; PCI DSS 4.0 7.2',
  );
  expect(controlById('ZZ-1')).toBeNull();
});
