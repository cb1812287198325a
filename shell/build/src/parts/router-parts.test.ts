import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutInstrumentation, withoutPrefetch } from './router-parts.ts';

const lib = join(
  dirname(fileURLToPath(import.meta.resolve('react-router', import.meta.resolve('@parapet/sdk')))),
  'lib',
);

it.each([
  ['instrumentation', 'router/router.js', withoutInstrumentation, /from "\.\/instrumentation\.js"/],
  ['prefetched links', 'dom/lib.js', withoutPrefetch, /createElement\(PrefetchPageLinks/],
])('takes %s out of the installed router', (_what, file, without, part) => {
  const code = readFileSync(join(lib, file), 'utf8');
  expect(code).toMatch(part);
  expect(without(code)).not.toMatch(part);
  expect(() => without('')).toThrow('router-parts.ts');
});

it('fails when the router imports an unknown name of the instrumentation', () => {
  expect(() => withoutInstrumentation('import { more } from "./instrumentation.js";')).toThrow('router-parts.ts');
});
