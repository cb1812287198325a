import type { TreatmentPlan } from '@parapet/contracts';
import { newPlan } from '@parapet/contracts/rules';
import { ApiError, callOperation, useCan, useSession } from '@parapet/sdk';
import { useRecordEditor, type FirstSave } from '@parapet/sdk/saving';
import { useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { notSaving, useReadWhenGone } from '../session/gone-record.ts';
import { isStuck, useUnsavedGuard } from '../session/unsaved-guard.ts';
import type { FlowSession } from '../session/use-flow-session.ts';

/** A plan, whether it is stored yet or not. */
type PlanFields = ReturnType<typeof newPlan>;

/** What a person enters. */
export type PlanChanges = Partial<
  Pick<TreatmentPlan, 'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions'>
>;

/** How the first change of a plan creates it. @param mayCreate whether the person's role may create records */
function firstPlan(
  { id, risk_id }: FlowSession['flow'],
  created_by: string,
  mayCreate: boolean,
): FirstSave<TreatmentPlan> {
  const find = async () => (await callOperation('getRiskFlowWorkspace', { id })).plan;
  if (mayCreate)
    return {
      find,
      create: (typed: PlanChanges) =>
        callOperation('createTreatmentPlan', {
          body: { risk_id, risk_flow_id: id, created_by, status: 'in-progress', ...typed },
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
      const { flow, plan } = await callOperation('getRiskFlowWorkspace', { id });
      if (plan === null)
        await callOperation('updateRiskFlow', {
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
        : callOperation('updateTreatmentPlan', { id: created.id, version: created.version, body: { actions } });
    },
  };
}

export type PlanEditor = ReturnType<typeof usePlan>;

/**
 * The plan of a flow, saved as it is typed: the existing one, or a new one with the first change (section 4). Lives as long as the flow is open,
 * so that what was typed is saved whatever step is shown.
 */
export function usePlan(session: FlowSession) {
  const t = useTexts();
  const { workspace } = session;
  const { user } = useSession();
  const mayCreate = useCan()('risks', 'create').allowed;
  const { plan: stored } = workspace;
  const [isKnown, setKnown] = useState(stored !== null);
  if (stored !== null && !isKnown) setKnown(true);
  const isGone = session.isGone || (isKnown && stored === null);
  const readOnly = session.readOnly ?? (isGone ? t('flow.plan-deleted') : null);
  const { organization_id, risk_id, id: risk_flow_id } = session.flow;
  const editing = useRecordEditor<'updateTreatmentPlan', PlanFields>('updateTreatmentPlan', {
    name: `plan-of/${risk_flow_id}`,
    record: stored,
    empty: newPlan({ organization_id, risk_id, risk_flow_id }, user.id),
    first: firstPlan(session.flow, user.id, mayCreate),
    isReadOnly: readOnly !== null,
    savesItself: () => readOnly === null,
  });
  const { values: plan, changes, draft, change, save } = editing;
  useReadWhenGone(editing, risk_flow_id);
  const autosave = isGone ? notSaving(editing) : editing;
  useUnsavedGuard(
    Object.keys(changes).length > 0 && (isGone || autosave.state === 'idle' || isStuck(autosave, draft)),
    editing,
    draft,
  );
  return {
    /** With the person's unsaved changes. */
    plan,
    /** It was deleted while it was open: nothing can be saved any more. */
    isGone,
    /** What was typed and is not saved. */
    unsaved: (): PlanChanges => changes,
    /** Why it cannot be changed; null when it can. */
    readOnly,
    change,
    /** Saves pending changes; creates the plan when there is none yet. Resolves when that attempt is over. */
    save,
    autosave,
    draft,
  };
}
