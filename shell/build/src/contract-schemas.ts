import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SCHEMAS = /\/contracts\/src\/schemas\/(?:[^/]+\/)?[^/]+\.ts$/;

/**
 * Builds the contract's schemas into the plain JSON Schema that they are. Made at run time, each would bring TypeBox
 * along (18 KB compressed); as data, the schemas that nobody imports are left out as well.
 */
export function contractSchemas(): Plugin {
  return {
    name: 'parapet-contract-schemas',
    apply: 'build',
    async load(id) {
      if (!SCHEMAS.test(id)) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      // `base.ts` has the functions that schemas are made with; they stay code.
      if (Object.values(exported).some((value) => typeof value === 'function')) return null;
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}
