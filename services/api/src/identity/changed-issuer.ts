/** Notes who identifies people, so that a start with another provider says what it means for them. */
import type { Log } from '../pipeline/log.ts';
import type { Store, SystemDoc } from '../store/port.ts';
import type { SessionDoc } from './sessions.ts';

interface IssuerDoc extends SystemDoc {
  /** null for the built-in accounts. */
  issuer: string | null;
}

const ID = 'last';

const named = (issuer: string | null) => issuer ?? 'the built-in accounts';

/** @param issuer of the settings; null for the built-in accounts, which do not depend on an address */
export async function sayChangedIssuer(store: Store, issuer: string | null, log: Log): Promise<void> {
  const issuers = store.system<IssuerDoc>('last_issuer');
  const last = await issuers.get(ID);
  const before = last === null ? await issuerOfSessions(store, issuer) : last.issuer;
  if (before !== issuer) {
    log.warn(
      { before: named(before), now: named(issuer) },
      `people were identified by ${named(before)}, and are now by ${named(issuer)}: everybody who signs in is a new person here, without their organization, until they are invited again. To keep them, start with the settings from before`,
    );
  }
  if (last === null || before !== issuer) await issuers.put({ _id: ID, issuer });
}

/** Earlier versions noted it in sessions only. */
async function issuerOfSessions(store: Store, issuer: string | null): Promise<string | null> {
  if (issuer === null) return null;
  const sessions = await store.system<SessionDoc>('sessions').find({});
  return sessions.some((session) => session.issuer === issuer) ? issuer : (sessions.at(-1)?.issuer ?? issuer);
}
