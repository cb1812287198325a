/** A copy of the registry for tests that damage it, with the newest release of every remote. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteRegistry, RemoteRelease } from '@parapet/contracts/remote';
import { publishCanary, turn, type Audience } from '../../../../scripts/lib/release-registry.mjs';
import { promote } from '../../../../scripts/lib/release.mjs';
import { root } from './product.ts';

/** Undefined removes what an entry need not have. */
type EntryChange = { [Key in keyof RemoteRelease]?: RemoteRelease[Key] | undefined };

export interface RegistryCopy {
  readonly dir: string;
  /** The entry of a remote as it is now. */
  release(name: string): Promise<RemoteRelease>;
  /** Changes a remote's entry, as a release does: the file is replaced as a whole. */
  change(name: string, change: EntryChange): Promise<void>;
  /** Replaces a file of a remote's release, by default the live one, or removes it when `content` is null. @returns a function that restores it */
  spoil(name: string, file: string | RegExp, content: string | null, version?: string): Promise<() => Promise<void>>;
  /** Releases a remote anew as a canary, with one text in its code replaced by another. @returns the new version */
  giveCanary(name: string, text: string, replacement: string, audience: Audience): Promise<string>;
  /** Releases a remote anew for everybody, with one text in its code replaced by another. @returns the new version */
  releaseAnew(name: string, text: string, replacement: string): Promise<string>;
  /** Builds a remote anew in a folder that is no registry, with one text in its code replaced by another, and releases nothing. */
  buildAnew(
    name: string,
    text: string,
    replacement: string,
  ): Promise<{ name: string; version: string; folder: string }>;
  /** Switches a remote off for a reason, or with null on again. */
  turn(name: string, reason: string | null): Promise<unknown>;
  remove(): Promise<void>;
}

async function readRegistry(dir: string): Promise<RemoteRegistry> {
  return JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8'));
}

/** Paths below a folder. */
async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

/** The folder that a release lies in; its entry is an address below `/registry/`. */
function folderOf(dir: string, { entry }: RemoteRelease): string {
  return dirname(join(dir, entry.replace(/^.*\/registry\//, '')));
}

/** Compressed copies would be served in the place of the file that was changed. */
async function removeCompressed(file: string): Promise<void> {
  await Promise.all(['.br', '.gz'].map((extension) => rm(`${file}${extension}`, { force: true })));
}

export async function copyRegistry(): Promise<RegistryCopy> {
  const source = join(root, 'registry');
  const dir = await mkdtemp(join(tmpdir(), 'parapet-registry-'));
  const elsewhere = await mkdtemp(join(tmpdir(), 'parapet-built-'));
  const registry = await readRegistry(source);
  for (const release of registry.remotes)
    await cp(folderOf(source, release), folderOf(dir, release), { recursive: true });

  async function save(remotes: readonly object[]): Promise<void> {
    await writeFile(join(dir, 'remotes.json.new'), JSON.stringify({ remotes }));
    await rename(join(dir, 'remotes.json.new'), join(dir, 'remotes.json'));
  }
  await save(registry.remotes);

  async function release(name: string): Promise<RemoteRelease> {
    const found = (await readRegistry(dir)).remotes.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no remote ${name}`);
    return found;
  }

  async function change(name: string, changed: EntryChange): Promise<void> {
    const { remotes } = await readRegistry(dir);
    await save(remotes.map((one) => (one.name === name ? { ...one, ...changed } : one)));
  }

  let count = 0;
  /** Copies the live release of a remote into a folder of releases, with one text in its code replaced by another. @returns its entry */
  async function copyAnew(name: string, text: string, replacement: string, target: string): Promise<RemoteRelease> {
    const { fits: _fits, previous: _previous, ...before } = await release(name);
    count += 1;
    const version = `${before.version}-${count}`;
    const next = { ...before, version, entry: before.entry.replace(before.version, version) };
    const folder = folderOf(target, next);
    await cp(folderOf(dir, before), folder, { recursive: true });
    for (const file of (await filesOf(folder)).filter((one) => one.endsWith('.js'))) {
      await removeCompressed(file);
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll(text, replacement));
    }
    return next;
  }

  async function giveCanary(name: string, text: string, replacement: string, audience: Audience): Promise<string> {
    const next = await copyAnew(name, text, replacement, dir);
    await publishCanary(dir, next, audience);
    return next.version;
  }

  return {
    dir,
    release,
    change,
    async spoil(name, wanted, content, version) {
      const files = await filesOf(
        version === undefined ? folderOf(dir, await release(name)) : join(dir, name, version),
      );
      const file = files.find((one) => (typeof wanted === 'string' ? one.endsWith(`/${wanted}`) : wanted.test(one)));
      if (file === undefined) throw new Error(`the release of ${name} has no file ${String(wanted)}`);
      const before = await readFile(file);
      await removeCompressed(file);
      await (content === null ? rm(file) : writeFile(file, content));
      return () => writeFile(file, before);
    },
    giveCanary,
    async releaseAnew(name, text, replacement) {
      const version = await giveCanary(name, text, replacement, { percent: 0 });
      await promote(name, version, { registryDir: dir });
      return version;
    },
    async buildAnew(name, text, replacement) {
      const release = await copyAnew(name, text, replacement, elsewhere);
      return { name, version: release.version, folder: folderOf(elsewhere, release) };
    },
    turn: (name, reason) => turn(dir, name, reason),
    remove: async () => {
      for (const folder of [dir, elsewhere]) await rm(folder, { recursive: true, force: true });
    },
  };
}
