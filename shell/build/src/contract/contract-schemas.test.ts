import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractSchemas } from './contract-schemas.ts';

const file = (path: string) => join(import.meta.dirname, '../../../../contracts/src', path);

const run = async (code = ''): Promise<Record<string, { properties?: object }>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

async function load(path: string): Promise<{ code: string } | null> {
  const { load } = contractSchemas();
  if (typeof load !== 'function') throw new TypeError('the plugin has no load hook');
  const result: unknown = await Reflect.apply(load, undefined, [file(path)]);
  return typeof result === 'object' && result !== null && 'code' in result && typeof result.code === 'string'
    ? { code: result.code }
    : null;
}

describe('schemas of the contract', () => {
  it('become data', async () => {
    const built = await load('schemas/risk/risk.ts');
    expect(built?.code).not.toContain('import');
    const { RiskCreate } = await run(built?.code);
    const original = await import('@parapet/contracts');
    expect(RiskCreate?.properties).toMatchObject({ severity: { enum: [...original.RISK_SEVERITIES] } });
    const { severity: _severity, custom_questions: _questions, ...plain } = original.RiskCreate.properties;
    expect(RiskCreate?.properties).toMatchObject(JSON.parse(JSON.stringify(plain)));
  });

  it('keep the values beside them', async () => {
    const built = await load('schemas/risk/risk-values.ts');
    const { RISK_SEVERITIES } = await import('@parapet/contracts');
    expect(await run(built?.code)).toMatchObject({ RISK_SEVERITIES });
  });

  it('contain what they refer to, at every depth', async () => {
    const built = await load('schemas/item/grc.ts');
    expect(built?.code).not.toContain('$ref');
    expect(built?.code).toContain('"slider"');
  });

  it('leave the list of named schemas empty', async () => {
    const built = await load('schemas/named-schemas.ts');
    expect(built?.code).toBe('export const schemas = {};');
  });

  it('export the same names', async () => {
    const names = [...readFileSync(file('schemas/risk/risk.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => name,
    );
    const built = await load('schemas/risk/risk.ts');
    expect([...(built?.code ?? '').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(names),
    );
  });

  it('stay code in base.ts, which exports functions', async () => expect(await load('schemas/base.ts')).toBeNull());

  it('are the only modules that change', async () => expect(await load('rules/access/permissions.ts')).toBeNull());
});
