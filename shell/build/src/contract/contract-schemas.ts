import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SCHEMAS = /\/contracts\/src\/schemas\/(?:[^/]+\/)?[^/]+\.ts$/;

/**
 * Replaces the code of the contract's schemas by the JSON Schema that it creates. Otherwise every remote would contain
 * TypeBox (18 KB compressed) and the schemas that it does not use.
 */
export function contractSchemas(): Plugin {
  return {
    name: 'parapet-contract-schemas',
    apply: 'build',
    async load(id) {
      if (!SCHEMAS.test(id)) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      // `base.ts` exports functions that create schemas; functions stay code.
      if (Object.values(exported).some((value) => typeof value === 'function')) return null;
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}
