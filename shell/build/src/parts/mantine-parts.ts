import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** `Menu.Search = MenuSearch;` */
const ASSIGNMENT = /^(?<component>[A-Z]\w*)\.(?<part>[A-Z]\w*) = [A-Z]\w*;$/gm;
const USE = /\b([A-Z]\w*)\.([A-Z]\w*)\b(?! = )/g;
/** `import { Menu as MantineMenu } from '@mantine/core'` */
const IMPORT = /import \{([^}]*)\} from '@mantine\/core'/g;

/** Parts of components that code uses, as `Menu.Item`. A component that code has renamed appears by both names. */
export function usedParts(code: string): string[] {
  const originals = new Map<string, string>();
  for (const [, names = ''] of code.matchAll(IMPORT)) {
    for (const name of names.split(',')) {
      const [original = '', local = original] = name.trim().split(' as ');
      originals.set(local, original);
    }
  }
  // Error messages name parts without using them.
  const withoutTexts = code.replaceAll(/"[^"\n]*"/g, '""');
  return [...withoutTexts.matchAll(USE)].flatMap(([, component = '', part = '']) => [
    `${component}.${part}`,
    `${originals.get(component) ?? component}.${part}`,
  ]);
}

/** The module of a component without the parts that nobody uses, so that the bundler can drop their code. */
export function withoutUnusedParts(code: string, used: ReadonlySet<string>): string {
  return code.replace(ASSIGNMENT, (line: string, component: string, part: string) =>
    used.has(`${component}.${part}`) ? line : '',
  );
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(mjs|tsx?)$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
      yield readFileSync(path, 'utf8');
  }
}

/**
 * Mantine attaches the parts of a component to it (`Menu.Search`, `Menu.ContextMenu`, …), and what is attached is never
 * dropped. In the build, the parts that neither the kit nor Mantine uses are not attached. That is 6 KB, compressed.
 */
export function mantineParts(): Plugin {
  const used = new Set<string>();
  const entry = fileURLToPath(import.meta.resolve('@mantine/core', import.meta.resolve('@parapet/ui')));
  const core = join(entry.slice(0, entry.lastIndexOf('@mantine')), '@mantine', 'core', 'esm');
  const kit = dirname(fileURLToPath(import.meta.resolve('@parapet/ui')));
  return {
    name: 'parapet-mantine-parts',
    apply: 'build',
    buildStart() {
      used.clear();
      for (const folder of [core, kit])
        for (const code of sources(folder)) for (const part of usedParts(code)) used.add(part);
    },
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/components\/.*\.mjs$/ },
      handler: (code) => {
        const rest = withoutUnusedParts(code, used);
        return rest === code ? null : { code: rest, map: null };
      },
    },
  };
}
