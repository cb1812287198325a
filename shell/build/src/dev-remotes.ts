import type { RemoteRegistry } from '@parapet/contracts/remote';
import type { Plugin } from 'vite';
import { readManifest } from './manifest.ts';

/** Folder and port of each remote's dev server, as `npm run dev` passes them on: `/path/remotes/register=5171,…` */
function parse(list: string): { folder: string; port: string }[] {
  return list
    .split(',')
    .filter((one) => one !== '')
    .map((one) => {
      const [folder = '', port = ''] = one.split('=');
      return { folder, port };
    });
}

/** The registry of the dev servers, with the manifests as they are now. */
export function devRegistry(list: string): RemoteRegistry {
  return {
    remotes: parse(list).map(({ folder, port }) => ({
      ...readManifest(folder),
      version: 'dev',
      entry: `http://127.0.0.1:${port}/mf-manifest.json`,
    })),
  };
}

/** Serves {@link devRegistry} as /remotes.json, on the dev server only. */
export function devRemotes(list: string): Plugin {
  return {
    name: 'parapet-dev-remotes',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/remotes.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(devRegistry(list)));
      });
    },
  };
}
