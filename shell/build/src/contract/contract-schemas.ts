import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SCHEMAS = /^(.*\/contracts\/src\/schemas)\/(?:[^/]+\/)?[^/]+\.([jt]s)$/;
/** Collects the named schemas. */
const NAMED = 'named-schemas';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Replaces references with the named schemas. This ends: a reference is created from an existing schema, so no schema refers to itself. */
function dereferenced(value: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => dereferenced(item, named));
  if (!isObject(value)) return value;
  const name = typeof value['$ref'] === 'string' ? value['$ref'].replace(/#$/, '') : null;
  const resolved = name === null ? value : named[name];
  if (!isObject(resolved)) throw new Error(`No schema has the name ${name}`);
  return Object.fromEntries(Object.entries(resolved).map(([key, item]) => [key, dereferenced(item, named)]));
}

const importFile = async (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(path).href);

/**
 * Replaces the code of the contract's schemas by the JSON Schema that it creates, without references. Otherwise every
 * remote would contain TypeBox (18 KB compressed) and the schemas that it does not use.
 */
export function contractSchemas(): Plugin {
  return {
    name: 'parapet-contract-schemas',
    apply: 'build',
    async load(id) {
      const [, folder, extension] = SCHEMAS.exec(id) ?? [];
      if (folder === undefined) return null;
      const named = join(folder, `${NAMED}.${extension}`);
      if (id === named) return data({ schemas: {} });
      const exported = await importFile(id);
      // `base.ts` exports functions that create schemas; functions stay code.
      if (Object.values(exported).some((value) => typeof value === 'function')) return null;
      const { schemas } = await importFile(named);
      return data(
        isObject(schemas)
          ? Object.fromEntries(Object.entries(exported).map(([name, value]) => [name, dereferenced(value, schemas)]))
          : exported,
      );
    },
  };
}

function data(exported: Readonly<Record<string, unknown>>) {
  const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false } as const;
}
