import { describe, expect, test } from 'vitest';
import { suggest } from './drafts.ts';
import { ASSET_TYPES, KINDS_OF } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { controlById } from '../catalog/catalog.ts';

/** Ids of the suggested controls, best first. */
function ids(asset_type: string, risk_category?: string): string[] {
  const { controls } = suggest({ asset_type, ...(risk_category === undefined ? {} : { risk_category }) });
  return controls.map(
    ({ reference }) =>
      /^NIST \S+ \S+ (\S+?)(;|$)/.exec(reference.replace('NIST SP 800-53', 'NIST SP 80053'))?.[1] ?? reference,
  );
}

describe.each(ASSET_TYPES)('the baseline of %s', (type) => {
  test('has at least ten controls of the catalog for that type, each once', () => {
    const baseline = baselineOf(type);
    expect(baseline.length).toBeGreaterThanOrEqual(10);
    expect(new Set(baseline).size).toBe(baseline.length);
    for (const id of baseline) {
      expect(
        controlById(id)?.assets.some((kind) => KINDS_OF[type].includes(kind)),
        id,
      ).toBe(true);
    }
  });
});

test.each<[string, string[], string[]]>([
  ['Database', ['AC-3', 'AC-6', 'IA-2', 'SC-28', 'CP-9', 'AU-2'], ['PT-2', 'PT-5', 'SI-12', 'PE-13']],
  ['MySQL', ['AC-3', 'AC-6', 'IA-2', 'SC-28', 'CP-9', 'AU-2'], []],
  ['SQL Server', ['AC-3', 'SC-28', 'CP-9'], []],
  ['Server', ['SI-2', 'CM-6', 'SI-3', 'CP-9', 'AC-6'], ['MA-2', 'PE-13']],
  ['Web', ['SI-2', 'SC-7', 'CM-7', 'SC-8'], ['MA-2']],
  ['File Server', ['AC-3', 'CP-9', 'SI-3', 'SI-2', 'SC-28'], ['MA-2']],
  ['Firewall', ['SC-7', 'CM-3', 'SI-2', 'AU-2'], ['PE-13']],
  ['Network', ['SC-7', 'AC-4', 'SI-4', 'AC-17', 'SC-8'], ['PE-11']],
  ['laptops', ['SC-28', 'AC-19', 'SI-2', 'SI-3'], ['MA-2', 'PE-13']],
  ['Mobile App', ['SA-11', 'SC-8', 'IA-2'], []],
  ['Web Application', ['SI-10', 'SA-11', 'AC-3', 'IA-2'], []],
  ['Desktop Application', ['SI-2', 'CM-11'], []],
  ['API Service', ['AC-3', 'SI-10', 'IA-9', 'SC-8'], []],
  ['Cloud', ['SA-9', 'IA-2', 'CM-6'], []],
  ['Supplier', ['SR-6', 'SA-9', 'SA-4'], []],
  ['Personnel', ['AT-2', 'AC-2', 'PS-3', 'PS-4'], ['SC-7']],
  ['Data', ['AC-3', 'SC-28', 'CP-9', 'ID.AM-07'], []],
  ['Application', ['SI-2', 'AC-3', 'IA-2', 'SA-11'], []],
  ['Hardware', ['SI-2', 'SI-3', 'CM-8', 'SC-28'], ['MA-2']],
])('%s gets %j, and not %j', (asset, expected, unwanted) => {
  const found = ids(asset);
  expect(found.length).toBe(10);
  expect(found).toEqual(expect.arrayContaining(expected));
  for (const id of unwanted) expect(found).not.toContain(id);
});

test.each<[string, string, string]>([
  ['Database', 'AC-3', 'SC-28'],
  ['Server', 'SI-2', 'CM-6'],
  ['Firewall', 'SC-7', 'CM-3'],
  ['laptop', 'SC-28', 'AC-19'],
  ['Personnel', 'AT-2', 'AC-2'],
])('the first ones for %s are %s and %s', (asset, first, second) => {
  expect(ids(asset).slice(0, 2)).toEqual([first, second]);
});

// The categories and types of section 2, and the GRC domains.
test.each<[string, string, string[]]>([
  ['Database', 'Privacy', ['SC-28', 'MP-6', 'SI-12', 'CP-9', 'AC-3', 'AC-6', 'IA-2', 'AU-2']],
  ['Firewall', 'Security', ['SC-7', 'IA-2', 'SI-2']],
  ['Server', 'Security', ['SI-3', 'SI-2', 'IA-2']],
  ['Server', 'Cybersecurity', ['SI-3', 'SI-2']],
  ['Server', 'Operational', ['CP-9', 'CP-10']],
  ['Server', 'Technical', ['SI-2', 'CM-6', 'CP-9']],
  ['Application', 'Financial', ['AC-5', 'AC-6']],
  ['Database', 'Regulatory', ['SI-12', 'SC-28']],
  ['Database', 'Compliance', ['SI-12', 'SC-28']],
  ['Application', 'Strategic', ['SI-2']],
  ['Cloud', 'Third-Party', ['SA-9', 'SR-6']],
  ['Server', 'Malware', ['SI-3', 'CP-9']],
  ['Datenbank', 'Datenschutz', ['SC-28', 'MP-6', 'SI-12']],
])('%s and %s: among them %j', (asset, category, expected) => {
  expect(ids(asset, category)).toEqual(expect.arrayContaining(expected));
  expect(suggest({ asset_type: asset, risk_category: category }).content).not.toMatch(/not used|nicht verwendet/);
});

test('a category changes the suggestions', () => {
  expect(ids('Server', 'Malware')[0]).toBe('SI-3');
  for (const category of ['Privacy', 'Operational', 'Financial', 'Regulatory', 'Strategic'])
    expect(ids('Server', category), category).not.toEqual(ids('Server'));
});

test('unknown words are reported, and change nothing', () => {
  const { content, controls } = suggest({ asset_type: 'Server', risk_category: 'qwertz' });
  expect(content).toMatch(/"qwertz" was not used/);
  expect(controls).toEqual(suggest({ asset_type: 'Server' }).controls);
  const other = suggest({ asset_type: 'qwertz', risk_category: 'Malware' });
  expect(other.content).toMatch(/"qwertz" was not used/);
  expect(other.controls.length).toBeGreaterThan(3);
});

test('no control is suggested twice under two names', () => {
  for (const [one, other] of [
    ['CP-9', 'PR.DS-11'],
    ['IA-2', 'PR.AA-03'],
    ['SI-2', 'PR.PS-02'],
  ]) {
    for (const type of ['Server', 'Database', 'Application']) {
      for (const category of ['Malware', 'Security', 'Technical']) {
        const found = ids(type, category);
        expect(found.includes(one ?? '') && found.includes(other ?? ''), `${type} ${category}`).toBe(false);
      }
    }
  }
});

test('the editions of the frameworks are named', () => {
  const { content, controls } = suggest({ asset_type: 'Database' });
  expect(content).toMatch(/revision 5[\s\S]*ISO\/IEC 27001:2022[\s\S]*PCI DSS 4\.0/);
  expect(controls[0]?.reference).toBe(
    'NIST SP 800-53 AC-3; ISO/IEC 27001:2022 A.5.15, A.8.3; SOC 2 CC6.1; PCI DSS 4.0 7.2',
  );
});
