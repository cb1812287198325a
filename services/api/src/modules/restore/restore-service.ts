/** Restores deleted records from the audit trail. */
import {
  RECORD_KINDS,
  type DroppedLink,
  type RESTORE_OBSTACLES,
  type RestorableEntity,
  type Restored,
} from '@parapet/contracts';
import { linkedIds, linksFrom, type LinkTarget } from '@parapet/contracts/links';
import { canRestore, isRestorable, lostLinks, planInFlow, withoutLinks } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import { DuplicateError, type Doc, type Store, type Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { lockNamed } from '../links/named-records.ts';
import { planOfFlow, showPlan } from '../risk-flows/flow-plan.ts';
import { flowsOf } from '../risk-flows/flows.ts';
import { currentFlowOf, updateFlowOfRisk } from '../risks/reads/flow-of-risk.ts';
import { notFound } from '../records.ts';
import { assertState, wrongState } from '../state.ts';
import { deletedParts, type DeletedParts } from './deleted-parts.ts';
import { withJoined } from './joined-people.ts';
import { openFlowWithout } from './open-flow-without.ts';

type Fields = Record<string, unknown>;

const LOST_OWNER: Partial<Record<LinkTarget, string>> = {
  risks: 'The risk that it belongs to was deleted. Restore that first.',
  risk_flows: 'The risk flow that it belongs to was deleted. Restore that first.',
};

/** The deletion of a record. @throws Problem 404 when no such record was deleted, 409 when the deletion was too long ago */
async function deletionOf(
  store: Store,
  organization: string,
  entity: RestorableEntity,
  id: string,
): Promise<{ tombstone: AuditEntry; record: Fields }> {
  const [tombstone] = (await store.audit(organization).history(entity, id, { limit: 1 })).items;
  const record = tombstone?.before;
  if (tombstone?.action !== 'delete' || typeof record !== 'object' || record === null || Array.isArray(record))
    throw notFound(RECORD_KINDS[entity].noun);
  assertState(isRestorable(tombstone.at, Date.now()));
  return { tombstone, record };
}

/** The ids of deleted records to which a record links, by collection. Locks the linked records that still exist. */
async function missingTargets(tx: Tx, entity: RestorableEntity, record: Fields): Promise<Map<LinkTarget, Set<string>>> {
  const missing = new Map<LinkTarget, Set<string>>();
  for (const link of linksFrom(entity)) {
    const ids = linkedIds(record, link);
    if (ids.length === 0 || link.onDelete === 'keep') continue;
    const there = new Set((await tx.collection<Doc>(link.to).find({ _id: { $in: ids } })).map(({ _id }) => _id));
    await lockNamed(tx, [{ collection: link.to, ids: [...there] }]);
    missing.set(link.to, (missing.get(link.to) ?? new Set()).union(new Set(ids).difference(there)));
  }
  return missing;
}

/** The current values of the fields that a record copies from the risk that it belongs to. */
async function copiesOfRisk(tx: Tx, entity: RestorableEntity, { risk_id, status }: Fields): Promise<Fields> {
  const risk = typeof risk_id === 'string' ? await tx.collection<RiskDoc>('risks').findOne({ _id: risk_id }) : null;
  if (risk === null) return {};
  const isOpenFlow = entity === 'risk_flows' && (status === 'draft' || status === 'in-progress');
  return {
    risk_domain_id: risk.domain_id,
    ...(isOpenFlow && { risk_title: risk.title, risk_severity: risk.severity }),
  };
}

/** What a record stores of others, as that is now. @param parts what comes back with it */
async function copies(
  tx: Tx,
  entity: RestorableEntity,
  record: Fields,
  dropped: readonly DroppedLink[],
  parts: DeletedParts | null,
): Promise<Fields> {
  // Its flows were deleted with the risk.
  if (entity === 'risks') return { flow: await currentFlowOf(tx, String(record['_id'])) };
  const ofRisk = await copiesOfRisk(tx, entity, record);
  if (entity !== 'risk_flows') return ofRisk;
  const [plan] = parts?.records ?? [];
  return {
    ...ofRisk,
    ...(await openFlowWithout(tx, record, dropped)),
    treatment_plan: planInFlow(plan === undefined ? null : typed<TreatmentPlanDoc>(plan)),
  };
}

/** The flow to which a restored plan returns. Null without one, and when it has another plan by now: then the plan stays with the risk alone. */
async function flowToReturnTo(
  tx: Tx,
  entity: RestorableEntity,
  { risk_flow_id: id }: Fields,
): Promise<RiskFlowDoc | null> {
  if (entity !== 'treatment_plans' || typeof id !== 'string' || (await planOfFlow(tx, id)) !== null) return null;
  return flowsOf(tx).findOne({ _id: id });
}

async function restoreParts(tx: Tx, { entity, records }: DeletedParts): Promise<void> {
  for (const record of records) {
    const ofRisk = entity === 'treatment_plans' ? await copiesOfRisk(tx, entity, record) : {};
    await tx.collection<Doc>(entity).restoreOne(typed(await withJoined(tx, entity, { ...record, ...ofRisk })));
  }
}

/** Why a record cannot be restored. */
export class Obstacle extends Error {
  readonly reason: (typeof RESTORE_OBSTACLES)[number];
  /** The deleted record to which it belongs. */
  readonly owner: { entity: LinkTarget; id: string } | null;

  constructor(reason: Obstacle['reason'], message: string, owner: Obstacle['owner'] = null) {
    super(message);
    this.reason = reason;
    this.owner = owner;
  }
}

/** A deleted record, and what was deleted with it and comes back with it. */
export interface Deletion {
  entity: RestorableEntity;
  id: string;
  tombstone: AuditEntry;
  record: Fields;
  parts: DeletedParts | null;
}

/** @throws Problem 404 when no such record was deleted, 409 when the deletion was too long ago */
export async function findDeletion(
  store: Store,
  organization: string,
  entity: RestorableEntity,
  id: string,
): Promise<Deletion> {
  const { tombstone, record } = await deletionOf(store, organization, entity, id);
  return { entity, id, tombstone, record, parts: await deletedParts(store.audit(organization), entity, tombstone) };
}

/** @throws Obstacle, DuplicateError */
export async function bringBack(
  tx: Tx,
  cascades: ServiceOptions['cascades'],
  { entity, id, record, parts }: Deletion,
): Promise<{ doc: Doc; dropped: DroppedLink[] }> {
  if (await cascades.isRunning(tx, entity, id))
    throw new Obstacle('deletion_running', 'The deletion is still removing links to it. Try again in a moment.');
  const missing = await missingTargets(tx, entity, record);
  const { dropped, owner } = lostLinks(entity, record, missing);
  if (owner !== null) {
    const ids = linksFrom(entity).flatMap((link) => (link.to === owner ? linkedIds(record, link) : []));
    const first = ids.find((one) => missing.get(owner)?.has(one)) ?? '';
    const text = LOST_OWNER[owner] ?? 'What it belongs to was deleted. Restore that first.';
    throw new Obstacle('owner_deleted', text, { entity: owner, id: first });
  }
  const flow = await flowToReturnTo(tx, entity, record);
  if (flow === null && typeof record['risk_flow_id'] === 'string')
    dropped.push({ field: 'risk_flow_id', ids: [record['risk_flow_id']] });
  const fields = { ...withoutLinks(record, dropped), ...(await copies(tx, entity, record, dropped, parts)) };
  const doc = await tx.collection<Doc>(entity).restoreOne(typed(await withJoined(tx, entity, fields)));
  if (entity === 'risk_flows') await updateFlowOfRisk(tx, String(record['risk_id']));
  if (flow !== null) await showPlan(tx, flow, typed<TreatmentPlanDoc>(fields));
  if (parts !== null) await restoreParts(tx, parts);
  return { doc, dropped };
}

/** What prevented restoring. @throws every other error */
export function obstacleIn(error: unknown): Obstacle {
  if (error instanceof Obstacle) return error;
  if (error instanceof DuplicateError)
    return new Obstacle('place_taken', 'Another record has taken its place in the meantime.');
  throw error;
}

/** @throws Problem 403 for other roles than admin */
export function assertRestorer(caller: Caller): void {
  const decision = canRestore(caller.member);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
}

export function restoreService({ store, cascades }: ServiceOptions) {
  /** @throws Problem 403, 404, 409 */
  return async (caller: Caller, entity: RestorableEntity, id: string): Promise<Restored> => {
    assertRestorer(caller);
    const restored = ({ version }: Doc, dropped_links: DroppedLink[] = []): Restored => ({
      entity,
      id,
      version,
      dropped_links,
    });
    const organization = caller.member.organization_id;
    const existing = await store.org(organization, caller.actor).collection<Doc>(entity).findOne({ _id: id });
    if (existing !== null) return restored(existing);
    const deletion = await findDeletion(store, organization, entity, id);
    const { doc, dropped } = await changeAs(store, caller, (tx) => bringBack(tx, cascades, deletion)).catch(
      (error: unknown) => {
        throw wrongState(obstacleIn(error).message);
      },
    );
    return restored(doc, dropped);
  };
}

/** Gives a record from the audit trail its type. The type is right because the store itself wrote the record. */
function typed<T extends Doc>(fields: Fields): T;
function typed(fields: unknown): unknown {
  return fields;
}
