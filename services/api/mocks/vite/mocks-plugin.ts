/** What a dev server needs for pages that run the mocks. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin, PluginOption, ViteDevServer } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The code that the mocks consist of. */
const FOLDERS = [folder('../src'), folder('../../src'), folder('../../../../contracts/src')];
const isSource = (file: string) => FOLDERS.some((one) => file.startsWith(one)) && !file.endsWith('.test.ts');

/** Changes with every change of a source file. */
function fingerprint(): string {
  const files = FOLDERS.flatMap((cwd) => globSync('**/*.ts', { cwd }).map((file) => `${cwd}/${file}`)).filter(isSource);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file} ${statSync(file).mtimeMs}\n`);
  return hash.digest('hex');
}

/**
 * Bundles the mocks: as one file, their 300 or so modules load in a fraction of the time. Vite reuses the bundle until its
 * configuration changes, so the configuration contains a fingerprint of the sources.
 */
function bundled(): Plugin {
  let isUsed = false;
  let isStale = false;
  const renew = (server: ViteDevServer) => {
    isStale = true;
    if (isUsed) void server.restart();
  };
  return {
    name: 'parapet-mocks-bundle',
    apply: 'serve',
    config: () => ({
      // The same server without mocks has another cache, so that neither discards what the other has prepared.
      cacheDir: 'node_modules/.vite-mocks',
      optimizeDeps: {
        include: ['@parapet/mocks'],
        rolldownOptions: { transform: { define: { __MOCKS_SOURCES__: JSON.stringify(fingerprint()) } } },
      },
    }),
    configureServer(server) {
      server.watcher.add(FOLDERS);
      server.watcher.on('all', (_event, file) => {
        if (isSource(file)) renew(server);
      });
      server.middlewares.use((request, _response, next) => {
        if (request.url?.includes('@parapet_mocks')) {
          isUsed = true;
          if (isStale) renew(server);
        }
        next();
      });
    },
  };
}

const ASSETS = [
  { url: '/api/auth/done.js', file: 'done.js', type: 'text/javascript; charset=utf-8' },
  { url: '/idp/assets/style.css', file: 'style.css', type: 'text/css; charset=utf-8' },
];

/** Style sheet and script of the pages of signing in. */
function pageAssets(): Plugin {
  return {
    name: 'parapet-mocks-page-assets',
    apply: 'serve',
    configureServer(server) {
      for (const { url, file, type } of ASSETS) {
        server.middlewares.use(url, (_request, response) => {
          response.setHeader('content-type', type);
          response.end(readFileSync(folder(`../../src/identity/pages/assets/${file}`)));
        });
      }
    },
  };
}

export function mocksPlugins(): PluginOption[] {
  return [msw({ mode: 'worker-only' }), bundled(), pageAssets()];
}
