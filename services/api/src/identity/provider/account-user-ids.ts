/**
 * The user ids of accounts. Each account stores its own, which does not depend on the address of the service. Earlier versions computed it from
 * that address; such an account keeps the id that its person has had, as records, audit entries and tokens name it.
 */
import type { Store, SystemDoc } from '../../store/port.ts';
import { StartError } from '../../store/start-error.ts';
import type { ProfileDoc } from '../profiles.ts';
import { userIdOf } from '../../platform/secrets.ts';
import type { SessionDoc } from '../sessions.ts';
import { newUserIdOf, type AccountDoc } from './accounts.ts';
import { MOUNT } from './requests/mount-path.ts';

const LOOPBACK = ['http://localhost', 'http://127.0.0.1'];
const LAST_PORT = 65_535;
/** Accounts for which all ports are tried. Most have signed in with the same one, so that the first is enough. */
const MOST_SEARCHED = 20;

/** An earlier address is not known; the message is for the person who starts the service. */
export class UnknownAddressError extends StartError {
  override name = 'UnknownAddressError';
}

interface People {
  /** By user id, of everybody who has signed in. */
  profiles: ReadonlyMap<string, ProfileDoc>;
  /** User ids of those who belong to an organization. */
  members: ReadonlySet<string>;
}

/** The id that the account had under one of the issuers, best that of a member. @returns null when there is none */
function earlierId(account: string, issuers: Iterable<string>, { profiles, members }: People): string | null {
  const ids = [...issuers]
    .map((issuer) => userIdOf(issuer, account))
    .filter((id) => profiles.has(id) || members.has(id));
  return ids.find((id) => members.has(id)) ?? ids[0] ?? null;
}

/** Tries the ports of this machine. @returns null when the account was under none of them */
function loopbackIssuer(account: string, { profiles, members }: People): string | null {
  for (const origin of LOOPBACK) {
    for (let port = 1; port <= LAST_PORT; port += 1) {
      const issuer = `${origin}:${port}${MOUNT}`;
      const id = userIdOf(issuer, account);
      if (profiles.has(id) || members.has(id)) return issuer;
    }
  }
  return null;
}

/**
 * Gives every account that has none its user id. To be called at each start: a process of an earlier version may still add accounts.
 * @param issuer that of earlier versions, with the present address
 * @throws UnknownAddressError when people have accounts from an address that is not known; nothing is changed then
 */
export async function storeUserIds(store: Store, issuer: string): Promise<void> {
  const accounts = store.system<AccountDoc>('accounts');
  const without = await accounts.find({ user_id: null });
  if (without.length === 0) return;
  const profiles = new Map(
    (await store.system<ProfileDoc>('identity_profiles').find({})).map((profile) => [profile._id, profile]),
  );
  const people = {
    profiles,
    members: new Set((await store.system<SystemDoc>('users').find({})).map(({ _id }) => _id)),
  };
  const ids = new Set(without.map(({ _id }) => _id));
  const sessions = (await store.system<SessionDoc>('sessions').find({})).filter(({ subject }) => ids.has(subject));
  const issuers = new Set([issuer, ...sessions.map((session) => session.issuer)]);
  let searched = 0;
  for (const { _id } of without) {
    if (earlierId(_id, issuers, people) === null && (searched += 1) <= MOST_SEARCHED) {
      const known = loopbackIssuer(_id, people);
      if (known !== null) issuers.add(known);
    }
  }
  const found = new Map(without.map(({ _id }) => [_id, earlierId(_id, issuers, people)]));
  assertAddressKnown(without, found, people, issuer);
  for (const { _id } of without)
    await accounts.updateOne({ _id, user_id: null }, { $set: { user_id: found.get(_id) ?? newUserIdOf(_id) } });
}

/** Their e-mail addresses alone say who people are only to somebody who knows that they used no other provider, so no account is matched by them. */
function assertAddressKnown(
  accounts: readonly AccountDoc[],
  found: ReadonlyMap<string, string | null>,
  { profiles, members }: People,
  issuer: string,
): void {
  if ([...found.values()].some((id) => id !== null)) return;
  const emails = new Set([...profiles.values()].filter(({ _id }) => members.has(_id)).map(({ email }) => email));
  const lost = accounts.filter(({ email }) => emails.has(email)).length;
  if (lost === 0) return;
  throw new UnknownAddressError(
    `${lost === 1 ? 'One account was' : `${lost} accounts were`} used under another address than this one (${new URL(issuer).origin}). ` +
      'Start this version once with the PUBLIC_URL (or PORT) that people used before; then the address can be changed. Nothing was changed.',
  );
}
