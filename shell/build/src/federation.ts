import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { minifySync, type Plugin, type PluginOption } from 'vite';
import { LAZY_SINGLETONS, SHELL_SUBPATHS, SINGLETONS } from './shared-modules.ts';

function shared(packages: Record<string, string>, extra: { eager?: boolean; import?: false }) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...extra }]),
  );
}

const common = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  dts: false,
  dev: { remoteHmr: true },
} as const;

/** Parts of the federation plugin that decide when all modules have been parsed. */
const GRAPH_WATCHERS = ['parseStart', 'parseEnd'];

/**
 * Removes the graph watchers because they decide by a timer: all modules have been parsed when none is pending and no new one
 * starts within 10 ms. On a busy machine that is too early: a remote then lacks the names of shared packages that its
 * later modules import (MISSING_EXPORT), and the shell shares fewer packages. After a syntax error they wait for a module
 * that never comes, and the build hangs for a minute. Without them the plugin waits for nothing: a remote gets every name
 * that a shared package exports (see {@link withoutUnusedNames}), and the configuration alone says what is shared.
 *
 * @throws {Error} when the plugin has no such parts: after an update, check how it finds the names of shared packages
 */
function withoutGraphWatchers(plugins: { name: string }[]): PluginOption {
  const missing = GRAPH_WATCHERS.filter((wanted) => !plugins.some(({ name }) => name === wanted));
  if (missing.length > 0)
    throw new Error(
      `The federation plugin has no part ${missing.join(', ')}. Either VITEST or NODE_ENV=test is set, which turns it off, or an update has changed it.`,
    );
  return plugins.filter(({ name }) => !GRAPH_WATCHERS.includes(name));
}

/** The federation runtime imports its package.json to read its version; without this plugin the whole file would be in the build. */
function runtimeVersionOnly(): Plugin {
  return {
    name: 'parapet-runtime-version-only',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/@module-federation\/runtime\/package\.json$/ },
      handler(code) {
        const { version }: { version: string } = JSON.parse(code);
        return { code: JSON.stringify({ version }), map: null };
      },
    },
  };
}

/**
 * Lets the shell's own code, and shared packages that use each other, import the lazy packages themselves. The module that the federation plugin puts
 * in between does not wait for the package: what it exports is undefined until that has loaded, for ever when loading fails.
 */
function ownLazyPackages(): Plugin {
  const names = Object.keys(LAZY_SINGLETONS);
  return {
    name: 'parapet-own-lazy-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`^(${names.join('|')})$`) },
      handler: (name) => fileURLToPath(import.meta.resolve(name)),
    },
  };
}

/**
 * Drops the chunk with which the federation plugin loads, before the entry, shared packages that are neither eager nor lazy. The shell has none: each start
 * would wait for a request that does nothing. Minifies the script that did so.
 *
 * @throws {Error} when the chunk loads packages, or the script that starts the shell does not import it as expected
 */
function withoutPendingShares(): Plugin {
  return {
    name: 'parapet-without-pending-shares',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const pending = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'pendingShares');
      const start = Object.values(bundle).find(({ fileName }) => fileName.includes('mf-entry-bootstrap-'));
      if (pending?.type !== 'chunk' || start?.type !== 'asset')
        throw new Error(
          'The federation plugin starts the shell in another way. After an update, check what it loads before the entry.',
        );
      const loaded = pending.dynamicImports.filter((file) => !file.includes('localSharedImportMap'));
      if (loaded.length > 0) throw new Error(`Loaded before the entry of the shell: ${loaded.join(', ')}`);
      const lines = String(start.source).split('\n');
      const kept = lines.filter((line) => !line.includes('__mfPendingShares')).join('\n');
      // The plugin emits it as an asset, which the build does not minify.
      const { code, errors } = minifySync(start.fileName, kept);
      if (errors.length > 0) throw new Error(`${start.fileName} cannot be minified: ${errors[0]?.message}`);
      start.source = code;
      if (start.source.includes(basename(pending.fileName))) throw new Error(`${pending.fileName} is still imported`);
      delete bundle[pending.fileName];
    },
  };
}

/** What every script of a remote needs is one chunk: the helper that loads chunks, which the federation plugin keeps apart, and the access to the shell's runtime. */
function oneRuntimeChunk(): Plugin {
  return {
    name: 'parapet-one-runtime-chunk',
    apply: 'build',
    outputOptions(options) {
      const splitting = options.codeSplitting;
      if (typeof splitting !== 'object') throw new Error('The federation plugin has set no groups of chunks.');
      // Above those of the plugin, which lowers the priority of other groups in the configuration.
      const runtime = { name: 'runtime', test: /vite\/preload-helper|@module-federation/, priority: 2_000_000 };
      return { ...options, codeSplitting: { ...splitting, groups: [runtime, ...(splitting.groups ?? [])] } };
    },
  };
}

/** The code with which a remote receives a shared package sets a variable for each name that this exports. Here those go that nobody reads. */
function withoutUnusedNames(): Plugin {
  return {
    name: 'parapet-without-unused-names',
    apply: 'build',
    renderChunk(code) {
      const found: string[] = code.match(/\b__mf_\d+(\$\d+)?/g) ?? [];
      // Found twice: where it is declared and where it is set.
      const used = code.replaceAll(/^\s*(\S+) = exportModule\["\w+"\];\n/gm, (line, name: string) =>
        found.filter((one) => one === name).length === 2 ? '' : line,
      );
      return used === code ? null : { code: used, map: null };
    },
  };
}

/** The shell contains the shared packages; it has no addresses of remotes. */
export function shellFederation(): PluginOption {
  const plugin = withoutGraphWatchers(
    federation({
      ...common,
      name: 'shell',
      remotes: {},
      shared: { ...shared({ ...SINGLETONS, ...SHELL_SUBPATHS }, { eager: true }), ...shared(LAZY_SINGLETONS, {}) },
      manifest: false,
      experiments: { provideExternalRuntime: true },
    }),
  );
  return [runtimeVersionOnly(), ownLazyPackages(), plugin, withoutPendingShares()];
}

/** Names of containers are JavaScript identifiers. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The packages that code in `folder` imports. One that a remote shares but never imports would be loaded together with the remote's entry. */
function usedOf(packages: Record<string, string>, folder: string): Record<string, string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !/^dev[\\/]/.test(file),
  );
  const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return Object.fromEntries(Object.entries(packages).filter(([name]) => code.includes(`'${name}'`)));
}

/** A released remote contains neither the shared packages nor the federation runtime: it uses the shell's. */
export function remoteFederation({ name, folder }: { name: string; folder: string }, released: boolean): PluginOption {
  const plugin = withoutGraphWatchers(
    federation({
      ...common,
      name: containerName(name),
      exposes: { './remote': './src/remote.ts' },
      shared: shared(
        { ...SINGLETONS, ...usedOf(LAZY_SINGLETONS, join(folder, 'src')) },
        released ? { import: false } : {},
      ),
      manifest: true,
      publicPath: 'auto',
      ...(released && { experiments: { externalRuntime: true } }),
    }),
  );
  return [plugin, oneRuntimeChunk(), withoutUnusedNames()];
}
