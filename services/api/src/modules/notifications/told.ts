/** Whom a change of records is told, and what. */
import type { ChatKind, Notification } from '@parapet/contracts';
import { canReadRecord, isPendingMember, recordFacts, scoreBucket } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc, RiskFlowDoc, TaskDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { ChatItem } from '../../outbox.ts';
import type { Ended } from '../../store/port.ts';

/** What a notification leads to. */
export type NotifiedEntity = 'risks' | 'risk_flows' | 'treatment_plans' | 'tasks';

/** One record that one person is told of. */
export interface Told {
  user_id: string;
  kind: ChatKind;
  subject: Exclude<Notification['subject'], 'job'>;
  entity: NotifiedEntity;
  record_id: string;
  risk_id: string | null;
  title: string;
  risk_score: number | null;
  due_date: string | null;
}

/** What somebody might be told, if they may read the record. */
export interface Candidate extends Omit<Told, 'user_id'> {
  /** null: every risk manager. */
  user_id: string | null;
  /** The record as it is stored. */
  doc: unknown;
}

type Of<T> = { before: T | null; after: T };

const FINISHED: ReadonlySet<string> = new Set(['closed', 'archived']);
const isCritical = (risk: RiskDoc) => scoreBucket(risk.risk_score) === 'critical' && !FINISHED.has(risk.status);

function ofRisk({ before, after }: Of<RiskDoc>): Candidate[] {
  const { _id: record_id, title, risk_score, owner_id, reviewer_id } = after;
  const risk = { entity: 'risks', record_id, risk_id: record_id, title, risk_score } as const;
  const told = (kind: 'assigned' | 'critical', user_id: string | null, subject: 'risk' | 'review' = 'risk') => ({
    ...risk,
    kind,
    subject,
    user_id,
    due_date: null,
    doc: after,
  });
  const isNew = isCritical(after) && !(before !== null && isCritical(before));
  return [
    ...(owner_id === before?.owner_id ? [] : [told('assigned', owner_id)].filter(isSomebody)),
    ...(reviewer_id === before?.reviewer_id ? [] : [told('assigned', reviewer_id, 'review')].filter(isSomebody)),
    ...(isNew ? [told('critical', owner_id), told('critical', reviewer_id)].filter(isSomebody) : []),
    ...(isNew ? [told('critical', null)] : []),
  ];
}

/** @param risks that changed in the same transaction, by id: completing a flow gives its risk another owner */
function ofFlow({ before, after }: Of<RiskFlowDoc>, risks: ReadonlyMap<string, Of<RiskDoc>>): Candidate[] {
  const { _id: record_id, risk_id, risk_title: title, assigned_to, created_by } = after;
  const flow = { subject: 'flow', entity: 'risk_flows', record_id, risk_id, title, doc: after } as const;
  const told = (kind: 'assigned' | 'completed', user_id: string | null) => ({
    ...flow,
    ...NOTHING_MORE,
    kind,
    user_id,
  });
  if (after.status === 'completed' && before?.status !== 'completed') {
    const risk = risks.get(risk_id);
    const people = [
      assigned_to,
      before?.assigned_to,
      created_by,
      risk?.before?.owner_id,
      risk?.after.owner_id,
      risk?.after.reviewer_id,
    ];
    return [...new Set(people)].map((user_id) => told('completed', user_id ?? null)).filter(isSomebody);
  }
  return assigned_to === before?.assigned_to ? [] : [told('assigned', assigned_to)].filter(isSomebody);
}

function ofPlan({ before, after }: Of<TreatmentPlanDoc>): Candidate[] {
  const { _id: record_id, risk_id, title, assigned_to, actions } = after;
  const plan = {
    kind: 'assigned',
    entity: 'treatment_plans',
    record_id,
    risk_id,
    ...NOTHING_MORE,
    doc: after,
  } as const;
  const responsible = new Map(before?.actions.map((action) => [action.id, action.responsible]));
  return [
    ...(assigned_to === before?.assigned_to
      ? []
      : [{ ...plan, subject: 'plan' as const, title, user_id: assigned_to }]),
    ...actions
      .filter((action) => action.responsible !== responsible.get(action.id) && action.status !== 'completed')
      .map((action) => ({ ...plan, subject: 'action' as const, title: action.title, user_id: action.responsible })),
  ].filter(isSomebody);
}

function ofTask({ before, after }: Of<TaskDoc>): Candidate[] {
  const { _id: record_id, risk_id, title, assigned_to } = after;
  if (assigned_to === before?.assigned_to) return [];
  const task = { subject: 'task', entity: 'tasks', record_id, risk_id, title, ...NOTHING_MORE, doc: after } as const;
  return [{ ...task, kind: 'assigned' as const, user_id: assigned_to }].filter(isSomebody);
}

const NOTHING_MORE = { risk_score: null, due_date: null };
/** A document from before there was such a field lacks it. */
const isSomebody = ({ user_id }: { user_id?: string | null }) => Boolean(user_id);

/** Changes of the documents of a collection. Records that were restored are not new to anybody. */
function changesOf<T>(changes: readonly Ended[], collection: string): Of<T>[] {
  return changes.flatMap(({ collection: of, before, after }) => {
    if (of !== collection || after === null || (before === null && after['version'] !== 1)) return [];
    // Stored documents of this collection.
    return [{ before: before as T | null, after: after as T }];
  });
}

/** @param changes of one transaction */
export function candidatesOf(changes: readonly Ended[]): Candidate[] {
  const risks = changesOf<RiskDoc>(changes, 'risks');
  const byId = new Map(risks.map((risk) => [risk.after._id, risk]));
  return [
    ...changesOf<RiskFlowDoc>(changes, 'risk_flows').flatMap((flow) => ofFlow(flow, byId)),
    ...risks.flatMap(ofRisk),
    ...changesOf<TreatmentPlanDoc>(changes, 'treatment_plans').flatMap(ofPlan),
    ...changesOf<TaskDoc>(changes, 'tasks').flatMap(ofTask),
  ];
}

/** From what tells most to what tells least, of all that happens to a risk at once. */
const WEIGHT = [
  'completed flow',
  'assigned risk',
  'assigned review',
  'critical risk',
  'assigned flow',
  'assigned plan',
];

/**
 * What these members are told: each of what they may read, and not what they have done themselves. Of what happens to a risk, its flow and its
 * plan at once only the first of {@link WEIGHT}.
 */
export function toldTo(members: readonly MemberDoc[], candidates: readonly Candidate[], actor: string): Told[] {
  // A transaction may have thousands of candidates, each of which means few members.
  const byUser = Map.groupBy(candidates, ({ user_id }) => user_id);
  return members
    .filter((member) => member.user_id !== actor && !isPendingMember(member))
    .flatMap((member) => {
      const ofRisks = new Map<string, { told: Told; weight: number }>();
      const others: Told[] = [];
      const toManagers = member.role === 'risk_manager' ? (byUser.get(null) ?? []) : [];
      for (const { doc, user_id: _, ...rest } of [...toManagers, ...(byUser.get(member.user_id) ?? [])]) {
        if (canReadRecord(member, rest.entity, recordFacts(rest.record_id, doc)) !== true) continue;
        const told = { ...rest, user_id: member.user_id };
        const weight = WEIGHT.indexOf(`${rest.kind} ${rest.subject}`);
        const other = ofRisks.get(rest.risk_id ?? '');
        if (weight === -1) others.push(told);
        else if (other === undefined || weight < other.weight) ofRisks.set(rest.risk_id ?? '', { told, weight });
      }
      return [...[...ofRisks.values()].map(({ told }) => told), ...others];
    });
}

/** What a chat is told of one record. @param actor_id null when nobody did it */
export const chatItem = (
  { kind, subject, record_id, risk_id, title, due_date, user_id }: Omit<Candidate, 'doc'>,
  actor_id: string | null,
): ChatItem => ({
  kind,
  subject,
  record_id,
  risk_id,
  title,
  due_date,
  actor_id,
  person_id: kind === 'completed' || kind === 'critical' ? null : user_id,
});

/** What the chat of the organization is told: everything once, whomever it concerns, except what people assign to themselves. */
export function toldToChat(candidates: readonly Candidate[], actor: string): Omit<Candidate, 'doc'>[] {
  const told = new Map<string, Candidate>();
  for (const one of candidates) {
    const { kind, subject, record_id, risk_id, user_id, title } = one;
    const weight = WEIGHT.indexOf(`${kind} ${subject}`);
    if (kind !== 'assigned') told.set(`${kind} ${record_id}`, one);
    else if (user_id === actor) continue;
    // Of a risk, its flow and its plan that somebody gets at once they get one.
    else if (weight === -1) told.set(`${subject} ${record_id} ${user_id} ${title}`, one);
    else {
      const key = `${risk_id} ${user_id}`;
      const other = told.get(key);
      if (other === undefined || weight < WEIGHT.indexOf(`${other.kind} ${other.subject}`)) told.set(key, one);
    }
  }
  return [...told.values()];
}
