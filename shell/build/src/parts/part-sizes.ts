import type { Plugin } from 'vite';

/** By the file of each chunk: how many characters of code each part has (a package, or a folder of this checkout). */
export type PartSizes = Record<string, Record<string, number>>;

export const PART_SIZES_FILE = '.vite/parts.json';

/**
 * @param id of a module: its file, or the name that a plugin gave it
 * @returns the package that the file is from, else its folder of two levels below the checkout, e.g. `shell/ui`
 */
export function partOf(id: string, root: string): string {
  const path = id.replace(/^\0+/, '').replaceAll('\\', '/').replace(/\?.*$/, '');
  const installed = path.lastIndexOf('/node_modules/');
  if (installed >= 0) {
    const [scope = '', name = ''] = path.slice(installed + '/node_modules/'.length).split('/');
    if (!scope.startsWith('__')) return scope.startsWith('@') ? `${scope}/${name}` : scope;
    return 'federation';
  }
  if (!path.startsWith(`${root}/`)) return 'build tools';
  const [first = '', second = ''] = path.slice(root.length + 1).split('/');
  return `${first}/${second}`;
}

/** Writes the parts of each chunk into the build, for the test that limits the size of the first load. */
export function partSizes(root: string): Plugin {
  return {
    name: 'parapet-part-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sizes: PartSizes = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const parts: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const part = partOf(id, root);
          parts[part] = (parts[part] ?? 0) + renderedLength;
        }
        sizes[file.fileName] = parts;
      }
      this.emitFile({ type: 'asset', fileName: PART_SIZES_FILE, source: JSON.stringify(sizes) });
    },
  };
}
