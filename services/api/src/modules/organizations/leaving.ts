/** People leave their organization, hand it over or delete it. */
import type { CurrentOrganization, Role } from '@parapet/contracts';
import {
  allowed,
  canSucceed,
  confirmsName,
  isEmptyOrganization,
  leavingOf,
  leavingRefusal,
  LEAVING_REFUSALS,
  otherMembers,
  type LeavingChoice,
} from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc, UserDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { memberOf } from '../../pipeline/call.ts';
import { fieldProblem, Problem } from '../../pipeline/problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { findRecord } from '../records.ts';
import { toPerson } from '../person.ts';
import { lockMembers } from './member-lock.ts';
import { endMembership, endOrganization } from './membership-end.ts';
import { countOwnRecords } from './own-records.ts';

const membersIn = (db: OrgDb) => db.collection<MemberDoc>('members');
/** As many candidates as the contract allows. */
const MOST_CANDIDATES = 200;

/** The organization of a person, and what leaving it takes; null when they belong to none. */
export async function currentOrganization(store: Store, userId: string): Promise<CurrentOrganization | null> {
  const user = await store.system<UserDoc>('users').get(userId);
  if (user === null) return null;
  const db = store.org(user.organization, { id: userId });
  const [organization, members, records] = await Promise.all([
    db.collection<OrganizationDoc>('organizations').findOne({ _id: user.organization }),
    membersIn(db).find({}),
    countOwnRecords(db),
  ]);
  const self = members.find(({ user_id }) => user_id === userId);
  // Somebody removed them just now.
  if (organization === null || self === undefined) return null;
  const leaving = leavingOf(members, self);
  const candidates =
    leaving === 'successor' ? otherMembers(members, self).toSorted((a, b) => a.email.localeCompare(b.email)) : [];
  return {
    id: organization._id,
    name: organization.name,
    is_empty: isEmptyOrganization(members.length, records),
    records,
    members: members.length,
    leaving,
    candidates: candidates.slice(0, MOST_CANDIDATES).map((member) => toPerson(self, member)),
  };
}

async function makeAdmin(tx: Tx, userId: string): Promise<void> {
  await membersIn(tx).updateOne({ user_id: userId }, { $set: { role: 'admin' satisfies Role } });
}

/**
 * Ends a membership as its owner has chosen. To be called with the members locked.
 * @param path JSON pointer of the object with the choice
 * @throws Problem 409 when leaving requires another choice, 400 for somebody who cannot be the successor
 */
export async function leave(tx: Tx, userId: string, choice: LeavingChoice, path = ''): Promise<void> {
  const members = await membersIn(tx).find({});
  const self = memberOf(members.find(({ user_id }) => user_id === userId) ?? null);
  const successor = choice.successor === undefined ? allowed : canSucceed(members, self, choice.successor);
  if (!successor.allowed) throw fieldProblem(`${path}/successor`, successor.reason);
  const refusal = leavingRefusal(members, self, choice);
  if (refusal !== null) throw new Problem(409, refusal, LEAVING_REFUSALS[refusal]);
  if (choice.delete === true) return endOrganization(tx, members);
  if (choice.successor !== undefined) await makeAdmin(tx, choice.successor);
  await endMembership(tx, self);
}

/** Deletes the organization of a person if it is empty. To be called with the members locked. @returns whether it was empty */
export async function replaceEmpty(tx: Tx): Promise<boolean> {
  const members = await membersIn(tx).find({});
  if (!isEmptyOrganization(members.length, await countOwnRecords(tx))) return false;
  await endOrganization(tx, members);
  return true;
}

export function leavingService(store: Store) {
  const change = <R>(caller: Caller, work: (tx: Tx) => Promise<R>) =>
    changeAs(store, caller, async (tx) => {
      await lockMembers(tx);
      return work(tx);
    });

  return {
    /** @throws Problem 409, 400: see {@link leave} */
    leave: (caller: Caller, choice: LeavingChoice): Promise<void> =>
      change(caller, (tx) => leave(tx, caller.member.user_id, choice)),

    /**
     * Makes another member an admin, and gives the caller another role.
     * @throws Problem 400 for somebody who cannot become an admin, 403 when the caller is no admin any more
     */
    transfer: (caller: Caller, userId: string, ownRole: Role): Promise<MemberDoc> =>
      change(caller, async (tx) => {
        const members = await membersIn(tx).find({});
        const self = stillAdmin(members, caller);
        const decision = canSucceed(members, self, userId);
        if (!decision.allowed) throw fieldProblem('/user_id', decision.reason);
        await makeAdmin(tx, userId);
        return memberOf(await membersIn(tx).updateOne({ user_id: self.user_id }, { $set: { role: ownRole } }));
      }),

    /**
     * Deletes the organization of the caller.
     * @param name as somebody has typed it
     * @throws Problem 400 for another name, 412 when the version differs, 403 when the caller is no admin any more
     */
    delete: (caller: Caller, name: string, version: number | undefined): Promise<void> =>
      change(caller, async (tx) => {
        const members = await membersIn(tx).find({});
        stillAdmin(members, caller);
        const organization = await findRecord<OrganizationDoc>(
          tx.collection('organizations'),
          { _id: tx.organizationId },
          'organization',
          version,
        );
        if (!confirmsName(name, organization.name)) throw fieldProblem('/name', 'must be the name of the organization');
        await endOrganization(tx, members);
      }),
  };
}

/** @throws Problem 403 for a caller who was demoted or removed at the same time */
function stillAdmin(members: readonly MemberDoc[], { member }: Caller): MemberDoc {
  const self = memberOf(members.find(({ user_id }) => user_id === member.user_id) ?? null);
  if (self.role !== 'admin') throw new Problem(403, 'role_not_allowed', 'Only an admin can do this');
  return self;
}
