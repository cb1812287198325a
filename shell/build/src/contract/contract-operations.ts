import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const OPERATIONS = /\/contracts\/src\/operations\/index\.ts$/;

interface Operation {
  method: string;
  url: string;
}

/**
 * Reduces the table of operations to what a browser needs to send a call and to know what it changes: method and URL. The schemas of
 * requests and answers would be 60 KB.
 */
export function contractOperations(): Plugin {
  return {
    name: 'parapet-contract-operations',
    apply: 'build',
    async load(file) {
      if (!OPERATIONS.test(file)) return null;
      const { operations }: { operations: Record<string, Operation> } = await import(pathToFileURL(file).href);
      const reduced = Object.entries(operations).map(([id, { method, url }]) => [id, { method, url }]);
      return { code: `export const operations = ${JSON.stringify(Object.fromEntries(reduced))};`, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
