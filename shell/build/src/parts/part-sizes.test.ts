import { expect, it } from 'vitest';
import { partOf } from './part-sizes.ts';

it.each([
  ['/code/node_modules/react-dom/client.js', 'react-dom'],
  ['/code/node_modules/@mantine/core/esm/index.mjs', '@mantine/core'],
  ['/code/node_modules/a/node_modules/b/index.js?v=1', 'b'],
  ['/code/shell/ui/src/index.ts', 'shell/ui'],
  ['\0vite/preload-helper.js', 'build tools'],
  ['\0virtual:mf:shell', 'build tools'],
])('%j belongs to %s', (id, part) => expect(partOf(id, '/code')).toBe(part));
