/** An organization with records of every kind, both within and beyond the scope of roles that have one. */
import { ROLES, type Role } from '@parapet/contracts';
import type { AssetDoc, MemberDoc, PropertyDoc } from '../collections.ts';
import { collections } from '../store-spec.ts';
import type { Doc, OrgDb } from '../store/port.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addAsset, addProperty } from '../testing/items.ts';
import { KINDS, nameOf, PLACES, type Kind, type Place } from './world-kinds.ts';
import { creators } from './world-records.ts';

export interface World {
  api: TestApi;
  /** A word in every text of the organization, by which tests recognize its data where it must not be. */
  mark: string;
  organizationId: string;
  /** The admin who set the organization up. */
  founder: Person;
  person(role: Role): Person;
  /** A record that stays as it is. */
  id(kind: Kind, place?: Place): string;
  /** Creates another record of the kind. @param assigned whether an asset within is added to the list of the asset owner, or what is created hangs on one of theirs */
  create(kind: Kind, place?: Place, assigned?: boolean): Promise<string>;
}

/** @param mark of letters only: it is part of the mail domain too */
export async function createWorld(api: TestApi, mark: string): Promise<World> {
  const mail = (name: string) => `${name}@${mark.toLowerCase()}.example`;
  const founder = await api.person(mail('founder'));
  const db = api.store.org(founder.organizationId, { id: 'test' });
  const people = new Map<Role, Person>();
  const ids = new Map<string, string>();
  let created = 0;

  async function create(kind: Kind, place: Place = 'within', assigned = true): Promise<string> {
    created += 1;
    const email = mail(`${kind.toLowerCase()}-${created}`);
    const id = await creators[kind]({
      founder,
      db,
      name: nameOf(mark, kind, place),
      email,
      id: (other) => idOf(other, place),
    });
    if (!assigned) return id;
    if (kind === 'asset' && place === 'within') await assignAsset(db, people.get('asset_owner'), id);
    if (ids.has('within asset') && place === 'within' && (kind === 'property' || kind === 'scenario'))
      await hang(kind, id);
    return id;
  }
  let own: { asset: string; property: string } | undefined;
  /** Makes a later property or scenario hang on an asset of the asset owner, and on no other, as tests add assets with those that were there from the start. */
  async function hang(kind: 'property' | 'scenario', id: string): Promise<void> {
    if (own === undefined) {
      const { id: property } = await addProperty(founder, {
        name: nameOf(mark, 'property', 'within'),
        linked_scenarios: [kind === 'scenario' ? id : idOf('scenario')],
      });
      own = {
        property,
        asset: (await addAsset(founder, { name: nameOf(mark, 'asset', 'within'), linked_properties: [property] })).id,
      };
      await assignAsset(db, people.get('asset_owner'), own.asset);
    }
    if (kind === 'property')
      await db.collection<AssetDoc>('assets').updateOne({ _id: own.asset }, { $addToSet: { linked_properties: id } });
    else
      await db
        .collection<PropertyDoc>('properties')
        .updateOne({ _id: own.property }, { $addToSet: { linked_scenarios: id } });
  }
  function idOf(kind: Kind, place: Place = 'within'): string {
    const id = ids.get(`${place} ${kind}`);
    if (id === undefined) throw new Error(`there is no ${kind} ${place}`);
    return id;
  }

  for (const role of ROLES) people.set(role, await api.colleague(founder, mail(role), role));
  for (const place of PLACES) for (const kind of KINDS) ids.set(`${place} ${kind}`, await create(kind, place));
  await db
    .collection<MemberDoc>('members')
    .updateOne({ user_id: people.get('grc_domain_manager')?.userId }, { $set: { domains: [idOf('domain')] } });

  return {
    api,
    mark,
    founder,
    organizationId: founder.organizationId,
    id: idOf,
    create,
    person(role) {
      const person = people.get(role);
      if (person === undefined) throw new Error(role);
      return person;
    },
  };
}

async function assignAsset(db: OrgDb, owner: Person | undefined, asset: string): Promise<void> {
  await db.collection<MemberDoc>('members').updateOne({ user_id: owner?.userId }, { $push: { assets: asset } });
}

/** All documents of an organization, to compare. */
export async function snapshot({
  api,
  organizationId,
}: Pick<World, 'api' | 'organizationId'>): Promise<Record<string, Doc[]>> {
  const db = api.store.org(organizationId, { id: 'test' });
  const all: Record<string, Doc[]> = {};
  for (const name of Object.keys(collections.collections)) {
    all[name] = (await db.collection<Doc>(name).find({})).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  }
  return all;
}
