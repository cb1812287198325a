/** Restores deleted records from the audit trail. */
import type { DroppedLink, RestorableEntity, Restored } from '@parapet/contracts';
import { linkedIds, linksFrom, type LinkTarget } from '@parapet/contracts/links';
import { canRestore, isRestorable, lostLinks, withoutLinks } from '@parapet/contracts/rules';
import type { RiskDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import { DuplicateError, type Doc, type New, type Store, type Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { lockNamed } from '../links/named-records.ts';
import { NOUNS } from '../links/nouns.ts';
import { updateFlowOfRisk } from '../risks/reads/flow-of-risk.ts';
import { notFound } from '../records.ts';
import { assertState, wrongState } from '../state.ts';
import { deletedNotes } from './deleted-notes.ts';
import { openFlowWithout } from './open-flow-without.ts';

type Fields = Record<string, unknown>;

const OF_STORE: ReadonlySet<string> = new Set<keyof Doc>(['organization_id', 'version', 'created_at', 'updated_at']);

/** The fields of a stored record without those that the store sets itself. */
const storable = (record: Fields): Fields => Object.fromEntries(Object.entries(record).filter(([name]) => !OF_STORE.has(name)));

const LOST_OWNER: Partial<Record<LinkTarget, string>> = {
  risks: 'The risk that it belongs to was deleted. Restore that first.',
  risk_flows: 'The risk flow that it belongs to was deleted. Restore that first.',
};

/** The deletion of a record. @throws Problem 404 when no such record was deleted, 409 when the deletion was too long ago */
async function deletionOf(store: Store, organization: string, entity: RestorableEntity, id: string): Promise<{ tombstone: AuditEntry; record: Fields }> {
  const [tombstone] = (await store.audit(organization).history(entity, id, { limit: 1 })).items;
  const record = tombstone?.before;
  if (tombstone?.action !== 'delete' || typeof record !== 'object' || record === null || Array.isArray(record)) throw notFound(NOUNS[entity]);
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
  return { risk_domain_id: risk.domain_id, ...(isOpenFlow && { risk_title: risk.title, risk_severity: risk.severity }) };
}

export function restoreService({ store, cascades }: ServiceOptions) {
  /** @throws Problem 403, 404, 409 */
  return async (caller: Caller, entity: RestorableEntity, id: string): Promise<Restored> => {
    const decision = canRestore(caller.member);
    if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
    const restored = ({ version }: Doc, dropped_links: DroppedLink[] = []): Restored => ({ entity, id, version, dropped_links });
    const organization = caller.member.organization_id;
    const existing = await store.org(organization, caller.actor).collection<Doc>(entity).findOne({ _id: id });
    if (existing !== null) return restored(existing);
    const { tombstone, record } = await deletionOf(store, organization, entity, id);
    const notes = entity === 'risks' ? await deletedNotes(store.audit(organization), tombstone) : [];
    const work = changeAs(store, caller, async (tx) => {
      if (await cascades.isRunning(tx, entity, id)) throw wrongState('The deletion is still removing links to it. Try again in a moment.');
      const { dropped, owner } = lostLinks(entity, record, await missingTargets(tx, entity, record));
      if (owner !== null) throw wrongState(LOST_OWNER[owner] ?? 'What it belongs to was deleted. Restore that first.');
      const fields = { ...withoutLinks(record, dropped), ...(await copiesOfRisk(tx, entity, record)), ...(entity === 'risk_flows' && (await openFlowWithout(tx, record, dropped))) };
      const doc = await tx.collection<Doc>(entity).insertOne(insertable({ ...storable(fields), _id: id }));
      if (entity === 'risk_flows' && typeof record['risk_id'] === 'string') await updateFlowOfRisk(tx, record['risk_id']);
      for (const note of notes) await tx.collection<Doc>('risk_notes').insertOne(insertable(storable(note)));
      return restored(doc, dropped);
    });
    return work.catch((error: unknown) => {
      throw error instanceof DuplicateError ? wrongState('Another record has taken its place in the meantime.') : error;
    });
  };
}

/** Gives a record from the audit trail the type of a new record. The type is right because the store itself wrote the record. */
function insertable(fields: Fields): New<Doc>;
function insertable(fields: unknown): unknown {
  return fields;
}
