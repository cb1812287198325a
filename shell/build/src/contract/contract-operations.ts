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
      // One string per operation: repeating the keys `method` and `url` in each would be a quarter of the code.
      const reduced = Object.entries(operations).map(([id, { method, url }]) => [id, `${method} ${url}`]);
      const code = `export const operations = Object.fromEntries(Object.entries(${JSON.stringify(Object.fromEntries(reduced))}).map(([id, text]) => {
  const [method, url] = text.split(' ');
  return [id, { method, url }];
}));`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
