import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';

/**
 * Shared by the shell and all remotes, one copy on a page. Mantine and the router are not: they come through
 * @parapet/ui and @parapet/sdk, which ship only the parts that are used.
 */
const SINGLETONS = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  '@parapet/sdk': '^1.0.0',
  '@parapet/ui': '^1.0.0',
} as const;

/** Parts of the singletons that the shell imports by themselves. */
const SHELL_SUBPATHS = { 'react/jsx-runtime': SINGLETONS.react, 'react-dom/client': SINGLETONS['react-dom'] } as const;

function shared(packages: Record<string, string>, extra: { eager?: boolean; import?: false }) {
  return Object.fromEntries(Object.entries(packages).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...extra }]));
}

const common = { filename: 'remoteEntry.js', shareStrategy: 'loaded-first', dts: false, dev: { remoteHmr: true } } as const;

/** Parts of the federation plugin that follow which modules have been parsed. */
const GRAPH_WATCHERS = ['parseStart', 'parseEnd'];

/**
 * Leaves out the parts that guess when every module has been parsed: when no module is known to be missing and none comes for 10 ms.
 * On a busy machine that guess comes too early. A remote then lacks the names of shared packages that its later modules
 * import (MISSING_EXPORT), and the shell shares fewer packages. After a syntax error it never comes, and the build hangs for
 * as long as a second timer allows. Without these parts nothing waits for the guess: a remote gets every name that a
 * shared package exports (0.6 KB more), and what is shared is what is configured here.
 *
 * @throws {Error} when the plugin lacks them: after an update, look at how it finds the names of shared packages now
 */
function withoutGraphWatchers(plugins: { name: string }[]): PluginOption {
  const missing = GRAPH_WATCHERS.filter((wanted) => !plugins.some(({ name }) => name === wanted));
  if (missing.length > 0) throw new Error(`The federation plugin has no part ${missing.join(', ')}. It is off while VITEST or NODE_ENV=test is set; otherwise its structure has changed.`);
  return plugins.filter(({ name }) => !GRAPH_WATCHERS.includes(name));
}

/** The shell contains the shared packages and knows no remote's address. */
export function shellFederation(): PluginOption {
  return withoutGraphWatchers(
    federation({
      ...common,
      name: 'shell',
      remotes: {},
      shared: shared({ ...SINGLETONS, ...SHELL_SUBPATHS }, { eager: true }),
      manifest: false,
      experiments: { provideExternalRuntime: true },
    }),
  );
}

/** Names of containers are JavaScript identifiers. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** A released remote has no copy of the shared packages nor of the federation runtime: both are the shell's. */
export function remoteFederation(name: string, released: boolean): PluginOption {
  return withoutGraphWatchers(
    federation({
      ...common,
      name: containerName(name),
      exposes: { './remote': './src/remote.ts' },
      shared: shared(SINGLETONS, released ? { import: false } : {}),
      manifest: true,
      publicPath: 'auto',
      ...(released && { experiments: { externalRuntime: true } }),
    }),
  );
}
