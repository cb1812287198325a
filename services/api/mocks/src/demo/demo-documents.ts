/** The sample of the mocks for an organization of the product: other ids, and its admin in the place of the sample's. */
import type { Doc } from '@parapet/api/store/port.ts';
import { ORGANIZATION_ID } from '../seed/people/organizations.ts';
import { PEOPLE } from '../seed/people/people.ts';
import { generatedRisks } from '../seed/risks/generated-risks.ts';
import { seedTables } from '../seed/seed-documents.ts';
import type { SeedTables } from '../seed/tables.ts';

export const DEMO_RISKS = 120;

/** Ids of the sample, wherever they stand. */
const SAMPLE_ID = /00000000-0000-4000-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface DemoDocument {
  collection: keyof SeedTables;
  doc: Doc;
}

interface Target {
  organizationId: string;
  /** Takes the place of the sample's admin. */
  userId: string;
  /** Ids of defaults that the organization has already, by their key. */
  existing: ReadonlyMap<string, string>;
}

const defaultKey = (doc: Doc): string | undefined => {
  const key: unknown = Reflect.get(doc, 'default_key');
  return typeof key === 'string' ? key : undefined;
};

/** Everything but the organization and its admin, who are there already. @param now the moment that times count back from */
export function demoDocuments({ organizationId, userId, existing }: Target, now: Date): DemoDocument[] {
  const { organizations: _, ...tables } = seedTables('demo', now);
  const risks = tables.risks.filter((risk) => risk.organization_id === ORGANIZATION_ID);
  const all: SeedTables = {
    ...tables,
    organizations: [],
    risks: [...risks, ...generatedRisks(DEMO_RISKS - risks.length, now)],
  };
  const ids = new Map<string, string>();
  const documents = Object.entries(all).flatMap(([collection, docs]: [string, readonly Doc[]]) =>
    docs
      .filter((doc) => doc.organization_id === ORGANIZATION_ID && !isSkipped(doc))
      .map((doc) => ({ collection, doc })),
  );
  const fresh = documents.filter(({ doc }) => {
    const known = existing.get(defaultKey(doc) ?? '');
    if (known !== undefined) ids.set(doc._id, known);
    return known === undefined;
  });
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? crypto.randomUUID();
    ids.set(id, known);
    return known;
  };
  return fresh.map(({ collection, doc }) => {
    const text = JSON.stringify(doc)
      .replaceAll(SAMPLE_ID, idOf)
      .replaceAll(PEOPLE.grace.id, userId)
      .replaceAll(ORGANIZATION_ID, organizationId);
    // Replacing the ids in the JSON of a document yields a document again, and its collection is a key of the tables.
    return { collection: collection as keyof SeedTables, doc: JSON.parse(text) as Doc };
  });
}

/** Whether a document is about the admin, who exists already, or about the member who was only invited. */
function isSkipped(doc: Doc): boolean {
  const user: unknown = Reflect.get(doc, 'user_id');
  return typeof user === 'string' && (user === PEOPLE.grace.id || user.startsWith('temp_'));
}
