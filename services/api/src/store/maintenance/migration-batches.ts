/** The part of a migration that is done in batches: where it has got to is stored with each batch, so that another start goes on from there. */
import { appendEntries } from '../audit/entries.ts';
import { systemClock, timestamp } from '../clock.ts';
import { orgDb } from '../collections/org-collection.ts';
import { transactionUnit, type TransactionUnit } from '../collections/unit.ts';
import type { Engine, Replacement, Session, Stored } from '../engine.ts';
import { toJsonObject, type JsonObject } from '../json.ts';
import type { Migration, Restate, Rewrite } from '../migration.ts';
import type { Actor } from '../port.ts';
import { readMeta, writeMeta } from './meta.ts';

/** Documents in a transaction: it takes about a second on a slow server. */
const BATCH = 500;
const PLACE_ID = 'migration-place';

type Step = Rewrite | { collection: string; restate: Restate };

/** How far a migration has got. */
interface Place {
  /** 0 before `up`; then 1 + the number of the step. */
  step: number;
  organization: string;
  /** The last document of the organization that was looked at; null when all were. */
  after: string | null;
}

const START: Place = { step: 0, organization: '', after: null };
const END: Place = { ...START, step: Infinity };

export const systemActor = ({ number }: Migration): Actor => ({ id: 'system', request_id: `migration-${number}` });

function stepsOf({ rewrites = [], restated = {} }: Migration): Step[] {
  return [...rewrites, ...Object.entries(restated).map(([collection, restate]) => ({ collection, restate }))];
}

async function placeOf(session: Session, { number }: Migration): Promise<Place> {
  const stored = await readMeta(session, PLACE_ID);
  const of = Number(stored?.['number'] ?? 0);
  if (stored === null || of < number) return START;
  // Another process has finished it.
  if (of > number) return END;
  return {
    step: Number(stored['step']),
    organization: String(stored['organization']),
    after: stored['after'] === null ? null : String(stored['after']),
  };
}

const keepPlace = (session: Session, { number }: Migration, place: Place) =>
  writeMeta(session, PLACE_ID, { number, ...place });

/** Whether a part of the migration is done already. */
export async function hasBegun(session: Session, migration: Migration): Promise<boolean> {
  return (await placeOf(session, migration)).step > START.step;
}

/** To be called in the transaction of `up`. */
export async function noteUp(session: Session, migration: Migration): Promise<void> {
  await keepPlace(session, migration, { ...START, step: 1 });
}

/** Runs the batches that are not done yet; after `up`. */
export async function runBatches(engine: Engine, migration: Migration): Promise<void> {
  for (const [index, step] of stepsOf(migration).entries()) {
    const organizations = (await engine.reader.organizations(step.collection)).toSorted();
    const next = (session: Session) => runBatch(engine, session, { migration, number: index + 1, step, organizations });
    while (await engine.atomically(next, { isMaintenance: true }));
  }
}

/** @returns whether there may be more in this step */
async function runBatch(
  engine: Engine,
  session: Session,
  {
    migration,
    number,
    step,
    organizations,
  }: { migration: Migration; number: number; step: Step; organizations: readonly string[] },
): Promise<boolean> {
  const place = await placeOf(session, migration);
  if (place.step > number) return false;
  const organizationId =
    place.after === null ? organizations.find((id) => id > place.organization) : place.organization;
  if (organizationId === undefined) {
    await keepPlace(session, migration, { ...START, step: number + 1 });
    return false;
  }
  const query = { collection: step.collection, organizationId, filter: { _id: { $gt: place.after ?? '' } }, words: [] };
  const page = await session.find(query, { field: '_id', direction: 1, limit: BATCH });
  const unit = transactionUnit(engine, session, systemClock);
  if (page.length > 0) await change(unit, { organizationId, actor: systemActor(migration), step }, page);
  unit.settle();
  await keepPlace(session, migration, {
    step: number,
    organization: organizationId,
    after: page.length < BATCH ? null : (page.at(-1)?._id ?? null),
  });
  return true;
}

async function change(
  unit: TransactionUnit,
  { organizationId, actor, step }: { organizationId: string; actor: Actor; step: Step },
  page: readonly Stored[],
): Promise<void> {
  const { session } = unit;
  const plan = unit.plan(step.collection, false);
  const isRewrite = 'prepare' in step;
  const restate = isRewrite ? await step.prepare(orgDb(organizationId, actor, unit), page) : step.restate;
  const changes = page.flatMap((before): Replacement[] => {
    const fields = restate(before);
    return fields === null
      ? []
      : [
          {
            before,
            after: managed(before, toJsonObject(fields), { version: Number(before['version']) + (isRewrite ? 1 : 0) }),
          },
        ];
  });
  await session.replaceAll(step.collection, changes);
  if (!isRewrite || !plan.audited) return;
  const at = timestamp(systemClock);
  await appendEntries(
    session,
    organizationId,
    changes.map((one) => ({ entity: step.collection, actor, at, ...one })),
  );
}

/** Changed fields with the managed ones as they were, except for those that are given. */
export function managed(before: Stored, fields: JsonObject, changed: { version: number; updated_at?: string }): Stored {
  return {
    ...fields,
    _id: before._id,
    organization_id: before['organization_id'] ?? null,
    created_at: before['created_at'] ?? null,
    updated_at: before['updated_at'] ?? null,
    ...changed,
  };
}
