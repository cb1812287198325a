/** An organisation with records of every kind, both within and beyond what roles with a scope may see. */
import { ROLES, type Role } from '@parapet/contracts';
import { collections, type MemberDoc } from '../collections.ts';
import type { Doc, OrgDb } from '../store/port.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { KINDS, nameOf, PLACES, type Kind, type Place } from './world-kinds.ts';
import { makers } from './world-records.ts';

export interface World {
  api: TestApi;
  /** In every text of the organisation, so that one can look for it elsewhere. */
  word: string;
  organizationId: string;
  /** Set the organisation up; an admin. */
  boss: Person;
  person(role: Role): Person;
  /** A record that stays as it is. */
  id(kind: Kind, place?: Place): string;
  /** Makes another record of the kind. */
  fresh(kind: Kind, place?: Place): Promise<string>;
}

/** @param word of letters only: it is part of the mail domain too */
export async function makeWorld(api: TestApi, word: string): Promise<World> {
  const mail = (name: string) => `${name}@${word.toLowerCase()}.example`;
  const boss = await api.person(mail('boss'));
  const db = api.store.org(boss.organizationId, { id: 'test' });
  const people = new Map<Role, Person>();
  const ids = new Map<string, string>();
  let made = 0;

  async function fresh(kind: Kind, place: Place = 'within'): Promise<string> {
    made += 1;
    const id = await makers[kind]({ boss, db, name: nameOf(word, kind, place), email: mail(`${kind.toLowerCase()}-${made}`), id: (other) => idOf(other, place) });
    if (kind === 'asset' && place === 'within') await lookAfter(db, people.get('asset_owner'), id);
    return id;
  }
  function idOf(kind: Kind, place: Place = 'within'): string {
    const id = ids.get(`${place} ${kind}`);
    if (id === undefined) throw new Error(`there is no ${kind} ${place}`);
    return id;
  }

  for (const role of ROLES) people.set(role, await api.colleague(boss, mail(role), role));
  for (const place of PLACES) for (const kind of KINDS) ids.set(`${place} ${kind}`, await fresh(kind, place));
  await db.collection<MemberDoc>('members').updateOne({ user_id: people.get('grc_domain_manager')?.userId }, { $set: { domains: [idOf('domain')] } });

  return {
    api, word, boss, organizationId: boss.organizationId, id: idOf, fresh,
    person(role) {
      const person = people.get(role);
      if (person === undefined) throw new Error(role);
      return person;
    },
  };
}

async function lookAfter(db: OrgDb, owner: Person | undefined, asset: string): Promise<void> {
  await db.collection<MemberDoc>('members').updateOne({ user_id: owner?.userId }, { $push: { assets: asset } });
}

/** Everything that an organisation keeps, to compare. */
export async function snapshot({ api, organizationId }: Pick<World, 'api' | 'organizationId'>): Promise<Record<string, Doc[]>> {
  const db = api.store.org(organizationId, { id: 'test' });
  const all: Record<string, Doc[]> = {};
  for (const name of Object.keys(collections.collections)) {
    all[name] = (await db.collection<Doc>(name).find({})).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  }
  return all;
}

