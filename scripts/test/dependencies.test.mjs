/** The service must start without development dependencies. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

/** @param {string} file @returns {string[]} the modules that it imports at run time; types are erased */
function runtimeImports(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  return [...imported, ...reExported];
}

/** @param {string} specifier @returns {string} e.g. `@fastify/static` of `@fastify/static/types` */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} entry @returns {Set<string>} the packages that a file imports, directly or through others */
function packagesImportedBy(entry) {
  const files = new Set([entry]);
  const packages = new Set();
  for (const file of files) {
    for (const specifier of runtimeImports(file)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier));
      // `#…` is a module of the package itself, one of several for different platforms.
      else if (!isBuiltin(specifier) && !specifier.startsWith('#')) packages.add(packageOf(specifier));
    }
  }
  return packages;
}

test('the service imports only its dependencies', () => {
  const folder = join(root, 'services', 'api');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = [...packagesImportedBy(join(folder, 'src', 'main.ts'))];
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
