import { join } from 'node:path';
import { operations, ORGANIZATION_PARTS } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { contractOperations } from './contract-operations.ts';

async function load(path: string): Promise<unknown> {
  const { load } = contractOperations();
  if (typeof load !== 'function') throw new TypeError('the plugin has no load hook');
  return Reflect.apply(load, undefined, [join(import.meta.dirname, '../../../../contracts/src', path)]);
}

it('reduces every operation to its method, its URL and where it takes the organization', async () => {
  const built = await load('operations/index.ts');
  expect(built).toMatchObject({ code: expect.any(String) });
  const { code } = built as { code: string };
  // With the schemas it would be about 1,000 characters for each.
  expect(code.length / Object.keys(operations).length).toBeLessThan(60);
  const module: { operations: object; ORGANIZATION_PARTS: object } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(Object.keys(module.operations)).toEqual(Object.keys(operations));
  expect(module.ORGANIZATION_PARTS).toEqual(ORGANIZATION_PARTS);
  expect(module.ORGANIZATION_PARTS).toMatchObject({ listRisks: 'querystring', createTask: 'body' });
  expect(module.operations).toHaveProperty('getRisk', { method: 'GET', url: '/api/risks/:id' });
});

it('changes no other module', async () => expect(await load('operations/risk/risks.ts')).toBeNull());
