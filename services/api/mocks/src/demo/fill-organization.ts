/** Fills an organization with the sample company, as if its people had worked with the product for a year. */
import type { MemberDoc } from '@parapet/api/collections.ts';
import { addMemberRecord } from '@parapet/api/modules/organizations/member-records.ts';
import type { Actor, Doc, New, Store, Tx } from '@parapet/api/store/port.ts';
import { demoDocuments, type DemoDocument } from './demo-documents.ts';

/** What a record is like when it is created, before its people work on it. */
const AT_FIRST: Readonly<Partial<Record<DemoDocument['collection'], object>>> = {
  risks: { status: 'identified', archived_at: null },
  risk_flows: { status: 'draft', completed_at: null, archived_at: null },
  treatment_plans: { status: 'draft', completed_at: null },
  tasks: { status: 'pending' },
};
const DEFAULTS = [
  'asset_templates',
  'property_templates',
  'risk_scenario_templates',
  'grc_domains',
  'grc_templates',
  'risk_tables',
];

/** A clock that is set by hand: the store stamps its changes with this time. */
export interface DemoClock {
  /** ms since 1970; null for the time of the system. */
  time: number | null;
}

export class DemoRefusedError extends Error {
  override name = 'DemoRefusedError';
}

interface Event {
  at: string;
  run: (tx: Tx) => Promise<void>;
}

function eventsOf({ collection, doc }: DemoDocument): Event[] {
  const { organization_id: _o, version: _v, created_at, updated_at, ...fields } = doc;
  const first = {
    ...fields,
    ...(updated_at > created_at && AT_FIRST[collection]),
    ...(collection === 'risk_flows' && updated_at > created_at && { open_risk_id: Reflect.get(doc, 'risk_id') }),
  };
  const created: Event = {
    at: created_at,
    run: async (tx) => {
      const stored = await tx.collection(collection).insertOne(first satisfies New<Doc>);
      if (collection === 'members')
        await addMemberRecord(tx, { _id: stored._id, user_id: String(Reflect.get(doc, 'user_id')) });
    },
  };
  if (updated_at <= created_at) return [created];
  const changes = Object.entries(fields).filter(([name, value]) => Reflect.get(first, name) !== value);
  if (changes.length === 0) return [created];
  const change = { $set: Object.fromEntries(changes) };
  return [
    created,
    { at: updated_at, run: async (tx) => void (await tx.collection(collection).updateOne({ _id: doc._id }, change)) },
  ];
}

/**
 * @param userId of the organization's admin, who plays a part in the sample
 * @throws DemoRefusedError when the organization has risks already
 */
export async function fillOrganization(
  store: Store,
  clock: DemoClock,
  organizationId: string,
  userId: string,
  now: Date,
): Promise<number> {
  const actor: Actor = { id: userId };
  const db = store.org(organizationId, actor);
  if ((await db.collection('risks').count()) > 0)
    throw new DemoRefusedError('The organization has risks already. Only an empty one is filled with the sample.');
  const existing = new Map<string, string>();
  for (const name of DEFAULTS) {
    for (const doc of await db.collection<Doc & { default_key?: string }>(name).find({}))
      if (doc.default_key !== undefined) existing.set(doc.default_key, doc._id);
  }
  const documents = demoDocuments({ organizationId, userId, existing }, now);
  const events = documents.flatMap(eventsOf).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  try {
    await store.transaction(organizationId, actor, async (tx) => {
      for (const { at, run } of events) {
        clock.time = Date.parse(at);
        await run(tx);
      }
    });
  } finally {
    clock.time = null;
  }
  return documents.length;
}

/**
 * The organization to fill, and its admin.
 * @param email of a member; null where there is only one organization
 * @throws DemoRefusedError when there is no such organization, or more than one
 */
export async function organizationToFill(store: Store, email: string | null): Promise<MemberDoc> {
  const users = await store.system<{ _id: string; organization: string }>('users').find({});
  const ids = [...new Set(users.map(({ organization }) => organization))];
  const found = await Promise.all(
    ids.map((id) =>
      store
        .org(id, { id: 'system' })
        .collection<MemberDoc>('members')
        .find(email === null ? { role: 'admin' } : { email }),
    ),
  );
  const first = found.flatMap((members) => members.slice(0, 1));
  const [member, another] = first;
  if (member === undefined)
    throw new DemoRefusedError(
      email === null
        ? 'There is no organization yet. Start the product, sign up, and stop it again.'
        : `Nobody with the address ${email} belongs to an organization.`,
    );
  if (another !== undefined)
    throw new DemoRefusedError(
      'There are several organizations. Say whose to fill: DEMO_EMAIL=you@example.com npm run demo',
    );
  return member;
}
