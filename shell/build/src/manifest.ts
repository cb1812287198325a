import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteManifest } from '@parapet/contracts/remote';
import Value from 'typebox/value';
import { parseSync, type Plugin } from 'vite';

/**
 * Reads a remote's `manifest.json`, without the owners, whom releases do not name.
 *
 * @throws {Error} that names every invalid field
 */
export function readManifest(folder: string): Omit<RemoteManifest, 'owners'> {
  const file = join(folder, 'manifest.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Value.Check(RemoteManifest, content)) {
    const { owners: _, ...manifest } = content;
    return manifest;
  }
  const problems = Value.Errors(RemoteManifest, content).map(
    ({ instancePath, message }) => `  ${instancePath || '/'} ${message}`,
  );
  throw new Error(`${file} is not a valid manifest:\n${problems.join('\n')}`);
}

/** The keys of `pages: { … }` in the code of a remote's `src/remote.ts`. */
export function declaredPages(code: string): string[] {
  const pages: string[] = [];
  const { program, errors } = parseSync('remote.ts', code);
  if (errors.length > 0) throw new Error(`src/remote.ts: ${errors[0]?.message}`);
  JSON.stringify(program, (_key, node: unknown) => {
    if (isProperty(node) && node.key.name === 'pages' && node.value.type === 'ObjectExpression') {
      for (const { key } of node.value.properties) if (key && typeof key.value === 'string') pages.push(key.value);
    }
    return typeof node === 'bigint' ? String(node) : node;
  });
  return pages;
}

interface PropertyNode {
  type: 'Property';
  key: { name?: string; value?: unknown };
  value: { type: string; properties: { key?: { value?: unknown } }[] };
}

function isProperty(node: unknown): node is PropertyNode {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Property';
}

/** Compares the routes of the manifest with the pages of `src/remote.ts`. */
export function pageDifferences(manifest: Pick<RemoteManifest, 'routes'>, pages: readonly string[]): string[] {
  const routes = manifest.routes.map(({ path }) => path);
  return [
    ...routes
      .filter((path) => !pages.includes(path))
      .map((path) => `manifest.json has the route ${path}, src/remote.ts has no page for it`),
    ...pages
      .filter((path) => !routes.includes(path))
      .map((path) => `src/remote.ts has a page ${path}, manifest.json has no route for it`),
  ];
}

/** Validates the manifest, compares it with the pages, and adds it to the release. */
export function manifestPlugin(name: string): Plugin {
  let folder = '';
  return {
    name: 'parapet-manifest',
    configResolved(config) {
      folder = config.root;
    },
    buildStart() {
      const manifest = readManifest(folder);
      const differences = pageDifferences(manifest, declaredPages(readFileSync(join(folder, 'src/remote.ts'), 'utf8')));
      if (manifest.name !== name)
        differences.unshift(`manifest.json has the name '${manifest.name}', vite.config.ts has '${name}'`);
      if (differences.length > 0)
        throw new Error(`The remote ${name} does not match its manifest:\n  ${differences.join('\n  ')}`);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(readManifest(folder)) });
    },
  };
}
