/**
 * Releases that were sent to one of several processes, in the order in which all of them make these live: each has a folder of its own as registry.
 * Only with MongoDB; the embedded store has one process, whose folder is all there is.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DifferentFiles, receiveRelease } from '../../../../../scripts/lib/release-received.mjs';
import { withLock, type Audience } from '../../../../../scripts/lib/release-registry.mjs';
import type { packedFiles } from '../../../../../scripts/lib/release-upload.mjs';
import { sha256 } from '#platform/sha256';
import { BlobMissingError } from '../../store/blobs/blob-port.ts';
import type { Store, SystemDoc } from '../../store/port.ts';
import type { Report } from '../registry.ts';
import { isRefusal } from './refusals.ts';
import { readUpload } from './upload-body.ts';

/** The id is its place in the order, without gaps. */
interface SharedReleaseDoc extends SystemDoc {
  /** Tells databases apart: a registry may have followed another one before. */
  key: string;
  name: string;
  version: string;
  who: string;
  commit: string | null;
  skipped: string[];
  audience: Audience | null;
}

type SharedRelease = Omit<SharedReleaseDoc, '_id' | 'expires_at' | 'key'>;

/** What a version consists of, for good. The id is made of name and version. */
interface SharedFilesDoc extends SystemDoc {
  hash: string;
  /** Id of the file with all of it; null once no process needs it any more. */
  blob: string | null;
}

export interface ReleaseFeed {
  /** Makes what was announced before the call live here too. */
  follow(): Promise<void>;
  /**
   * Has a release, whose files are in the registry here and pass the checks, made live by all processes that follow. Called in turn.
   * @throws DifferentFiles when another process has the version with other files
   */
  announce(release: SharedRelease, files: ReturnType<typeof packedFiles>): Promise<void>;
}

/** Files belong to an organization; these belong to the server. */
const OWNER = 'server';
/** Versions of a remote that a new process can still get. */
const KEPT = 10;
const DIGITS = 10;
const idOf = (place: number) => String(place).padStart(DIGITS, '0');
const filesId = (name: string, version: string) => `${name} ${version}`;

/** A name with a dot, because the service does not serve those. */
const turnsOf = (registryDir: string) => join(registryDir, '.shared');

/** Runs `work` while nothing else that was sent is stored in this registry. */
export function inTurn<T>(registryDir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(turnsOf(registryDir), { recursive: true });
  return withLock(turnsOf(registryDir), work);
}

interface Followed {
  id: string;
  key: string;
}

export function releaseFeed(
  store: Store,
  { report, ...options }: { registryDir: string; shellDir: string; report: Report },
): ReleaseFeed {
  const shared = store.system<SharedReleaseDoc>('shared_releases');
  const contents = store.system<SharedFilesDoc>('shared_release_files');
  const marker = join(turnsOf(options.registryDir), 'followed.json');

  function followed(): Followed | null {
    try {
      // Written below.
      return JSON.parse(readFileSync(marker, 'utf8')) as Followed;
    } catch {
      return null;
    }
  }
  const newest = async () => (await shared.find({}, { direction: -1, limit: 1 }))[0];

  async function isOfThisDatabase({ id, key }: Followed): Promise<boolean> {
    const found = await shared.get(id);
    // An old entry may have been removed, but never the newest.
    return found === null ? id < ((await newest())?._id ?? '') : found.key === key;
  }

  async function makeLive({ name, version, who, audience, commit, skipped }: SharedReleaseDoc): Promise<void> {
    try {
      const blob = (await contents.get(filesId(name, version)))?.blob;
      const body = blob && Buffer.concat(await Array.fromAsync(store.blobs.read(OWNER, blob)));
      const files = body ? readUpload(name, body).files : null;
      const sent = { files, name, version, who, commit, skipped };
      await receiveRelease(sent, { ...options, ...(audience !== null && { audience }) });
    } catch (error) {
      // Anything else is tried again.
      if (!(error instanceof BlobMissingError || isRefusal(error))) throw error;
      report(`${name} ${version}, which another process was sent, is not live here: ${error.message}`);
    }
  }

  async function followNow(): Promise<void> {
    const before = followed();
    const last = await newest();
    if (last === undefined || (last._id === before?.id && last.key === before.key)) return;
    // One turn for each: a turn that takes long would be taken for one of a process that died.
    while (await inTurn(options.registryDir, followNext));
  }

  /** @returns whether there may be more */
  async function followNext(): Promise<boolean> {
    const now = followed();
    const start = now !== null && (await isOfThisDatabase(now)) ? now.id : '';
    const [next] = await shared.find({ _id: { $gt: start } }, { direction: 1, limit: 1 });
    if (next === undefined) return false;
    await makeLive(next);
    await writeFile(marker, JSON.stringify({ id: next._id, key: next.key } satisfies Followed));
    return true;
  }

  let following: Promise<void> | null = null;
  async function follow(): Promise<void> {
    // What is under way may have begun too early.
    await following?.catch(() => {});
    await (following ??= followNow().finally(() => (following = null)));
  }

  /** Removes what is older than the newest versions of a remote. Hashes stay, so that a version never changes. */
  async function forget(name: string): Promise<void> {
    const all = (await shared.find({ name })).toSorted((one, other) => other._id.localeCompare(one._id));
    const kept = new Set([...new Set(all.map(({ version }) => version))].slice(0, KEPT));
    for (const { _id, version } of all.filter((one) => !kept.has(one.version))) {
      await shared.delete({ _id });
      const found = await contents.get(filesId(name, version));
      if (!found?.blob) continue;
      await contents.put({ ...found, blob: null });
      await store.blobs.remove(OWNER, found.blob);
    }
  }

  async function keepFiles(id: string, files: ReturnType<typeof packedFiles>): Promise<void> {
    const hash = sha256(files.map(({ path, sha256 }) => `${path} ${sha256}\n`).join(''));
    for (;;) {
      const found = await contents.get(id);
      if (found !== null && found.hash !== hash)
        throw new DifferentFiles(`${id} is there already, with other files. Release a new version.`);
      if (found?.blob) return;
      const blob = crypto.randomUUID();
      await store.blobs.write(OWNER, blob, once(Buffer.from(JSON.stringify({ files }))));
      if (found !== null) return contents.put({ ...found, blob });
      if (await contents.insertIfAbsent({ _id: id, hash, blob })) return;
      // Another process was the first.
      await store.blobs.remove(OWNER, blob);
    }
  }

  return {
    follow,
    async announce(release, files) {
      const { name, version } = release;
      await keepFiles(filesId(name, version), files);
      const key = crypto.randomUUID();
      for (;;) {
        const place = Number((await newest())?._id ?? 0) + 1;
        if (await shared.insertIfAbsent({ _id: idOf(place), key, ...release })) break;
      }
      await forget(name);
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
