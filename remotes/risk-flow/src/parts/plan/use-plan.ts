import type { TreatmentPlan } from '@parapet/contracts';
import { newPlan } from '@parapet/contracts/rules';
import { ApiError, call, useCan, useSession } from '@parapet/sdk';
import { useAutosave, type Autosave, type FirstSave } from '@parapet/sdk/saving';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { changesTo, rebased, type Edited } from '../../session/flow-changes.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { notSaving, useReadWhenGone } from '../../session/gone-record.ts';
import { isStuck, useUnsavedGuard } from '../../session/unsaved-guard.ts';
import { useSavedDraft, type SavedDraft } from '../../session/use-saved-draft.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';

/** What a person enters. */
export type PlanChanges = Partial<
  Pick<TreatmentPlan, 'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions'>
>;

/** Lives as long as the flow is open, so that what was typed is saved whatever step is shown. */
export interface PlanEditor {
  /** The plan with the person's unsaved changes. */
  plan: TreatmentPlan;
  /** It was deleted while it was open: nothing can be saved any more. */
  isGone: boolean;
  /** What was typed and is not saved. */
  unsaved: () => PlanChanges;
  /** Why it cannot be changed; null when it can. */
  readOnly: string | null;
  change: (changes: PlanChanges | ((plan: TreatmentPlan) => PlanChanges)) => void;
  /** Saves pending changes; creates the plan when there is none yet. Resolves when that attempt is over. */
  save: () => Promise<void>;
  autosave: Autosave;
  draft: SavedDraft;
}

/** Placeholder until there is a plan. No stored plan has its version. */
function noPlan({ flow, workspace }: FlowSession, userId: string): TreatmentPlan {
  const fields = newPlan(
    { organization_id: flow.organization_id, risk_id: flow.risk_id, risk_flow_id: flow.id },
    userId,
  );
  return {
    ...fields,
    id: '',
    organization_id: flow.organization_id,
    version: 0,
    created_at: workspace.flow.created_at,
    updated_at: workspace.flow.updated_at,
  };
}

/** How the first change of a plan creates it. @param mayCreate whether the person's role may create records */
function firstPlan(
  { id, organization_id, risk_id }: FlowSession['flow'],
  created_by: string,
  mayCreate: boolean,
): FirstSave<TreatmentPlan> {
  const find = async () => (await call('getRiskFlowWorkspace', { id })).plan;
  if (mayCreate)
    return {
      find,
      create: (typed: PlanChanges) =>
        call('createTreatmentPlan', {
          body: { organization_id, risk_id, risk_flow_id: id, created_by, status: 'in-progress', ...typed },
        }),
    };
  return {
    find,
    // Everyone who may change the flow may write its plan through it, which creates the same record, but without actions.
    async create({
      title = '',
      description = '',
      assigned_to: assignedTo = '',
      priority = 'medium',
      estimated_cost: estimatedCost = '',
      timeline = '',
      actions,
    }: PlanChanges) {
      const { flow, plan } = await call('getRiskFlowWorkspace', { id });
      if (plan === null)
        await call('updateRiskFlow', {
          id,
          version: flow.version,
          body: { treatment_plan: { title, description, assignedTo, priority, estimatedCost, timeline } },
        });
      const created = await find();
      if (created === null || plan !== null)
        throw new ApiError({
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'already_exists',
          request_id: '',
        });
      return actions === undefined
        ? created
        : call('updateTreatmentPlan', { id: created.id, version: created.version, body: { actions } });
    },
  };
}

/** The plan of a flow, saved as it is typed: the existing one, or a new one with the first change (section 4). */
export function usePlan(session: FlowSession): PlanEditor {
  const t = useTexts();
  const { workspace } = session;
  const { user } = useSession();
  const mayCreate = useCan()('risks', 'create').allowed;
  const latest = workspace.plan ?? noPlan(session, user.id);
  const [edited, setEdited] = useState<Edited<TreatmentPlan, PlanChanges>>({ record: latest, changes: {} });
  const { record, changes } = edited;
  const isGone = session.isGone || (record.id !== '' && workspace.plan === null);
  const readOnly = session.readOnly ?? (isGone ? t('flow.plan-deleted') : null);
  const draft = useSavedDraft({
    name: `plan-of/${session.flow.id}`,
    record,
    changes,
    onTake: (taken) => change(taken),
    isReadOnly: readOnly !== null,
  });
  const saving = useAutosave('updateTreatmentPlan', {
    record,
    changes,
    draft,
    enabled: readOnly === null,
    first: firstPlan(session.flow, user.id, mayCreate),
    onReload: (reloaded, remaining) => setEdited({ record: reloaded, changes: changesTo(reloaded, { ...remaining }) }),
  });
  useReadWhenGone(saving, session.flow.id);
  const autosave = isGone ? notSaving(saving) : saving;
  if (latest.id !== '' && (latest.id !== record.id || latest.version > record.version)) {
    // A conflict although everything is saved: the service has stored other values than were sent, and those count.
    const next = rebased(edited, latest) ?? (autosave.state === 'saved' ? { record: latest, changes: {} } : null);
    if (next !== null) setEdited(next);
  }
  useUnsavedGuard(
    Object.keys(changes).length > 0 && (isGone || autosave.state === 'idle' || isStuck(autosave, draft)),
    autosave,
    draft,
  );

  const change = useCallback<PlanEditor['change']>(
    (given) => {
      setEdited((now) => {
        const own = typeof given === 'function' ? given({ ...now.record, ...now.changes }) : given;
        return { ...now, changes: changesTo(now.record, { ...now.changes, ...own }) };
      });
    },
    [setEdited],
  );
  const flush = useRef(autosave.flush);
  useLayoutEffect(() => {
    flush.current = autosave.flush;
  });
  const save = useCallback(async () => {
    // Autosave gets the changes of this event only with the next render.
    await new Promise((resolve) => setTimeout(resolve));
    await flush.current();
  }, []);
  return { plan: { ...record, ...changes }, isGone, unsaved: () => changes, readOnly, change, save, autosave, draft };
}
