/** The key that signs the seals, outside the database that they protect: given by a setting, or in a file that only we can read. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Engine, Session } from '../engine.ts';
import { readMeta, writeMeta } from '../maintenance/meta.ts';
import { StartError } from '../start-error.ts';
import { newPrivatePem, openSealKey, SEAL_KEY_ID, type SealKey } from '../audit/seals/seal-key.ts';

/** Asks for a new key in the place of one that is lost. */
export const NEW_KEY = 'new';

export const auditKeyFile = (dataDir: string): string => join(dataDir, 'audit-key.pem');

/** The key is missing, or another one than the seals were signed with; the message is for the person who starts the service. */
export class AuditKeyError extends StartError {
  override name = 'AuditKeyError';
}

export interface OutsideKey {
  /** Private key (PKCS #8) as PEM, or {@link NEW_KEY}; undefined for that in the file. */
  given: string | undefined;
  /** Made when neither is there. */
  file: string;
}

/** A file that survives a power cut. @throws Error EEXIST */
function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** @returns the key in the file: this one, or that of a process that was faster */
function kept(file: string, pem: string): { pem: string; isMine: boolean } {
  try {
    writePrivate(file, pem);
    return { pem, isMine: true };
  } catch (error) {
    if (!existsSync(file)) throw error;
    return { pem: readFileSync(file, 'utf8'), isMine: false };
  }
}

/** What the database says about the key. */
interface KnownKey {
  /** Stored by earlier versions. */
  private: string | null;
  /** Which key has signed; never used to check a seal. */
  public: string | null;
}

async function knownKey(session: Session): Promise<KnownKey> {
  const stored = await readMeta(session, SEAL_KEY_ID);
  const text = (name: string) => (typeof stored?.[name] === 'string' ? stored[name] : null);
  return { private: text('private_key'), public: text('public_key') };
}

function describeMissing(file: string): string {
  return (
    `The key that signs the audit trail's seals is missing: neither AUDIT_KEY is set, nor is there ${file}. Put the file back, or set AUDIT_KEY to its content ` +
    `(processes that share a database need the same key). If it is lost, start once with AUDIT_KEY=${NEW_KEY}: seals that it has signed then count as broken.`
  );
}

function describeOther({ given, file }: OutsideKey, isInDatabase: boolean): string {
  const [what, where] = given === undefined ? [file, `Remove ${file}`] : ['AUDIT_KEY', 'Start without AUDIT_KEY'];
  if (isInDatabase)
    return `${what} is not the key that has signed the audit trail's seals so far, which an earlier version stored in the database. ${where}: the key is then moved from the database to ${file}, whose content AUDIT_KEY may be set to.`;
  return `${what} is not the key that has signed the audit trail's seals so far. Use that one: all processes that share a database need the same. If it is lost, start once with AUDIT_KEY=${NEW_KEY}: seals that it has signed then count as broken.`;
}

/** @throws AuditKeyError */
async function opened(pem: string, from: string): Promise<SealKey> {
  return openSealKey(pem).catch((error: unknown) => {
    throw new AuditKeyError(`${from} is no Ed25519 private key as PEM (PKCS #8).`, { cause: error });
  });
}

/** Whether the key is not lost, e.g. because it was replaced at the last start already. */
async function hasKey(file: string, known: KnownKey): Promise<boolean> {
  if (known.private !== null || known.public === null) return true;
  if (!existsSync(file)) return false;
  return openSealKey(readFileSync(file, 'utf8')).then(
    ({ publicPem }) => publicPem === known.public,
    () => false,
  );
}

async function choose({ given, file }: OutsideKey, known: KnownKey): Promise<{ pem: string; isMine: boolean }> {
  if (given === NEW_KEY && !(await hasKey(file, known))) {
    if (existsSync(file)) renameSync(file, `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`);
    return kept(file, await newPrivatePem());
  }
  if (given !== undefined && given !== NEW_KEY) return { pem: given, isMine: false };
  if (existsSync(file)) return { pem: readFileSync(file, 'utf8'), isMine: false };
  if (known.private !== null) return kept(file, known.private);
  if (known.public !== null) throw new AuditKeyError(describeMissing(file));
  return kept(file, await newPrivatePem());
}

/**
 * Opens the key, and removes that of an earlier version from the database, which then says only which key it is.
 * @throws AuditKeyError
 */
export async function outsideKey(engine: Engine, options: OutsideKey): Promise<SealKey> {
  const { given, file } = options;
  const { pem, isMine } = await choose(options, await knownKey(engine.reader));
  const key = await opened(pem, given === undefined || given === NEW_KEY ? file : 'AUDIT_KEY');
  try {
    await engine.atomically(async (session) => {
      const known = await knownKey(session);
      if (known.private === null && known.public === key.publicPem) return;
      const signer = known.private === null ? known.public : (await openSealKey(known.private)).publicPem;
      if (signer !== null && signer !== key.publicPem && given !== NEW_KEY)
        throw new AuditKeyError(describeOther(options, known.private !== null));
      await writeMeta(session, SEAL_KEY_ID, { public_key: key.publicPem });
    });
  } catch (error) {
    // Another process of the database has just made its own key.
    if (isMine && error instanceof AuditKeyError) rmSync(file);
    throw error;
  }
  return key;
}
