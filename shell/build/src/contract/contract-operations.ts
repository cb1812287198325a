import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const OPERATIONS = /\/contracts\/src\/operations\/index\.[jt]s$/;

interface Table {
  operations: Record<string, { method: string; url: string }>;
  ORGANIZATION_PARTS: Record<string, string | undefined>;
}

/**
 * Reduces the table of operations to what a browser needs to send a call and to know what it changes: method, URL and where the organization
 * is named. The schemas of requests and answers would be 60 KB.
 */
export function contractOperations(): Plugin {
  return {
    name: 'parapet-contract-operations',
    apply: 'build',
    async load(file) {
      if (!OPERATIONS.test(file)) return null;
      const { operations, ORGANIZATION_PARTS: parts }: Table = await import(pathToFileURL(file).href);
      // One string per operation: repeating the keys `method` and `url` in each would be a quarter of the code.
      const reduced = Object.entries(operations).map(([id, { method, url }]) => [
        id,
        [method, url, parts[id]].filter(Boolean).join(' '),
      ]);
      const code = `const table = Object.entries(${JSON.stringify(Object.fromEntries(reduced))}).map(([id, text]) => [id, ...text.split(' ')]);
export const operations = Object.fromEntries(table.map(([id, method, url]) => [id, { method, url }]));
export const ORGANIZATION_PARTS = Object.fromEntries(table.map(([id, , , part]) => [id, part]));`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
