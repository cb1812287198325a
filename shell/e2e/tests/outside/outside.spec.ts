/** A remote in a folder of its own, with the packed packages instead of this checkout: what a team elsewhere does, from the installation to the release. */
import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NewReleaseToken } from '@parapet/contracts';
import { expect, test as base } from '../../src/own-registry.ts';
import type { Options } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { startDevServer } from '../../src/servers/dev-server.ts';
import { root } from '../../src/servers/product.ts';
import { heading } from '../../src/sidebar.ts';

const REMOTE = 'cybersecurity';
/** What the release from elsewhere calls its page. */
const NEXT = 'Cyberdefense';

/** The scripts of a release, without the hashes in their names, and how many KB they have. */
async function partsOf(release: string): Promise<{ names: string[]; size: number }> {
  const folder = join(release, 'assets');
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (file) => (await stat(join(folder, file))).size));
  return {
    names: scripts.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).toSorted(),
    size: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
  };
}

/** Runs a command in the folder. @returns what it prints @throws with what it prints when it fails */
type Run = (command: string, args: readonly string[], env?: Record<string, string>) => Promise<string>;

const test = base.extend<Pick<Options, 'serviceEnv'> & { folder: string; run: Run }>({
  serviceEnv: async ({ ada }, use) => use({ SERVER_ADMINS: ada.email }),
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'parapet-outside-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  run: async ({ folder }, use) =>
    use(async (command, args, env = {}) => {
      // Without what `npm test` says about this checkout.
      const inherited = Object.entries(process.env).filter(([key]) => !/^(npm_(package|lifecycle)|NODE_ENV)/.test(key));
      try {
        const options = { cwd: folder, env: { ...Object.fromEntries(inherited), ...env } };
        return (await promisify(execFile)(command, args, options)).stdout;
      } catch (error) {
        // What a program prints before it fails says why.
        const said =
          error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
        throw new Error(`${command} ${args.join(' ')} failed:\n${said.join('\n')}`, { cause: error });
      }
    }),
});

test('a remote outside of this repository is installed, tested, developed, and released into a product that runs', async ({
  page,
  browser,
  ada,
  registry,
  product,
  folder,
  run,
}) => {
  await run('node', [join(root, 'scripts', 'pack.mjs'), REMOTE, folder]);
  const texts = join(folder, 'src', 'locales', 'page', 'en.ts');
  await writeFile(texts, (await readFile(texts, 'utf8')).replace("'Cybersecurity'", `'${NEXT}'`));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  expect(await run('npm', ['test', '--', 'src/dev', 'src/pages/template-manager.test.tsx'])).toContain('passed');

  const server = await startDevServer([join(folder, 'node_modules', '.bin', 'parapet-remote'), 'dev'], {
    cwd: folder,
    portVariable: 'PARAPET_DEV_PORT',
  });
  const alone = await browser.newPage();
  await alone.goto(server.url);
  await expect(heading(alone, NEXT)).toBeVisible({ timeout: 60_000 });
  await alone.close();
  await server.stop();

  await run('git', ['init', '--quiet']);
  await run('git', ['add', '.']);
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  await run('git', [...author, 'commit', '--quiet', '--message', 'Call it cyberdefense']);
  await arrive(page, ada);
  const { version: before } = await registry.release(REMOTE);
  const made = await page.request.post('/api/server/release-tokens', {
    headers: { origin: product.url },
    data: { remote: REMOTE, expires_at: new Date(Date.now() + 86_400_000).toISOString() },
  });
  const { secret }: NewReleaseToken = await made.json();
  const release = (...args: string[]) =>
    run('npm', ['run', 'release', '--', '--to', product.url, ...args], { RELEASE_TOKEN: secret });
  await release();

  // It needs what a build inside needs, to the letter, and consists of the same parts.
  const { version } = await registry.release(REMOTE);
  expect(version).not.toBe(before);
  const needsOf = (one: string) => readFile(join(registry.dir, REMOTE, one, 'needs.json'), 'utf8');
  expect(await needsOf(version)).toBe(await needsOf(before));
  expect(await partsOf(join(registry.dir, REMOTE, version))).toEqual(await partsOf(join(registry.dir, REMOTE, before)));

  await page.goto('/cybersecurity');
  await expect(heading(page, NEXT)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Assets' })).toBeVisible();

  await appendFile(texts, "export const broken: number = 'text';\n");
  await expect(release()).rejects.toThrow(
    /clean tree: not committed: src\/locales\/page\/en\.ts[^]*types: see the faults/,
  );
});
