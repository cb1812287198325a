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

function shared(extra: { eager?: boolean; import?: false }) {
  return Object.fromEntries(Object.entries(SINGLETONS).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...extra }]));
}

// The plugin gives up after 10 s without a limit of our own; a small machine that does other things needs longer.
const common = { filename: 'remoteEntry.js', shareStrategy: 'loaded-first', dts: false, dev: { remoteHmr: true }, moduleParseIdleTimeout: 60 } as const;

/** The shell brings the shared packages along and knows no remote's address. */
export function shellFederation(): PluginOption {
  return federation({
    ...common,
    name: 'shell',
    remotes: {},
    shared: shared({ eager: true }),
    manifest: false,
    experiments: { provideExternalRuntime: true },
  });
}

/** Names of containers are JavaScript identifiers. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** A released remote has no copy of the shared packages nor of the federation runtime: both are the shell's. */
export function remoteFederation(name: string, released: boolean): PluginOption {
  return federation({
    ...common,
    name: containerName(name),
    exposes: { './remote': './src/remote.ts' },
    shared: shared(released ? { import: false } : {}),
    manifest: true,
    publicPath: 'auto',
    ...(released && { experiments: { externalRuntime: true } }),
  });
}
