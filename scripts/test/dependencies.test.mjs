/** An installation without development packages must still start the service. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

/** @param {string} file @returns {string[]} what it imports when it runs; types are erased */
function imports(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const fixed = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)).map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])));
  return [...fixed, ...passedOn];
}

/** @param {string} specifier @returns {string} e.g. `@fastify/static` of `@fastify/static/types` */
const packageOf = (specifier) => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');

/** @param {string} entry @returns {Set<string>} the packages that a file and all that it imports need */
function packagesOf(entry) {
  const files = new Set([entry]);
  const packages = new Set();
  for (const file of files) {
    for (const specifier of imports(file)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier));
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier));
    }
  }
  return packages;
}

test('the service imports only what it depends on', () => {
  const folder = join(root, 'services', 'api');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = [...packagesOf(join(folder, 'src', 'main.ts'))];
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
