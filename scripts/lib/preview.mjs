/** Serves a remote from this machine as it is released, for an override in a product that runs elsewhere. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OF_REMOTE } from './release-inputs.mjs';

/** The port of the address that {@link preview} prints, unless `PARAPET_DEV_PORT` names another one. */
const PORT = 4201;
/** Milliseconds: several files that are saved together are built once. */
const PAUSE = 100;

/**
 * Serves a remote's build to pages of any origin, and builds again when its sources are saved; a build that fails leaves the one before.
 *
 * @param {{ name: string, folder: string, build: (outDir: string) => Promise<void> }} options
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function preview({ name, folder, build }) {
  const { preview: serve } = await import('vite');
  const kept = mkdtempSync(join(tmpdir(), 'parapet-preview-'));
  const served = join(kept, 'dist');
  mkdirSync(served);
  const port = Number(process.env.PARAPET_DEV_PORT || PORT);
  const server = await serve({
    root: kept,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    preview: { host: '127.0.0.1', port, strictPort: true, cors: { origin: '*' } },
  });

  async function rebuild() {
    const building = join(kept, 'building');
    try {
      await build(building);
      rmSync(served, { recursive: true });
      renameSync(building, served);
      console.log(
        `Served as saved now. In a product whose OVERRIDE_ORIGINS allows it: ?remote=${name}@http://localhost:${port}`,
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  let last = rebuild();
  let waiting;
  const saved = (_event, file) => {
    if (file !== null && !OF_REMOTE.includes(file.split(/[\\/]/)[0])) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      last = last.then(rebuild);
    }, PAUSE);
  };
  const watchers = [
    watch(folder, saved),
    watch(join(folder, 'src'), { recursive: true }, (event) => saved(event, 'src')),
  ];
  return {
    async close() {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
      await server.close();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

/** {@link preview} until the process is asked to end. */
export async function previewUntilEnd(options) {
  const { close } = await preview(options);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)));
}
