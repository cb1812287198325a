import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../lib/free-port.mjs';
import { preview } from '../lib/preview.mjs';

let folder;
let server;
const builds = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-preview-test-'));
  mkdirSync(join(folder, 'src', 'pages'), { recursive: true });
  builds.length = 0;
  vi.stubEnv('PARAPET_DEV_PORT', String(await freePort()));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const build = async (outDir) => {
    const next = builds.push(outDir);
    if (next === 2) throw new Error('the sources are broken');
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'remoteEntry.js'), `build ${next}`);
  };
  server = await preview({ name: 'vendors', folder, build });
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const entry = () => fetch(`http://127.0.0.1:${process.env.PARAPET_DEV_PORT}/remoteEntry.js`);
const served = async () => (await entry()).text();
const save = (path) => writeFileSync(join(folder, path), String(Math.random()));

it('serves the build to other origins, builds again what is saved, and keeps the build before one that fails', async () => {
  await expect.poll(served).toBe('build 1');
  expect((await entry()).headers.get('access-control-allow-origin')).toBe('*');
  save('src/pages/page.tsx');
  await expect.poll(() => vi.mocked(console.error).mock.calls).toEqual([['the sources are broken']]);
  expect(await served()).toBe('build 1');
  save('manifest.json');
  save('src/remote.ts');
  save('README.md');
  await expect.poll(served).toBe('build 3');
  expect(builds).toHaveLength(3);
});
