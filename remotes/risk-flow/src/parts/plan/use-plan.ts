import type { TreatmentPlan } from '@parapet/contracts';
import { newPlan } from '@parapet/contracts/rules';
import { ApiError, useCan, useCreate, useLeaveGuard, useQueryClient, useSession, useUpdate, saveFailureOf } from '@parapet/sdk';
import { useAutosave, useDraft, type Autosave, type AutosaveState, type StoredDraft } from '@parapet/sdk/saving';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { changesTo, rebased, type Edited } from '../../session/flow-changes.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';

/** What a person enters. */
export type PlanChanges = Partial<Pick<TreatmentPlan, 'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions'>>;

export interface PlanEditor {
  /** The plan with the person's unsaved changes. */
  plan: TreatmentPlan;
  /** Why it cannot be changed; null when it can. */
  readOnly: string | null;
  change: (changes: PlanChanges | ((plan: TreatmentPlan) => PlanChanges)) => void;
  /** Saves pending changes; creates the plan when there is none yet. */
  save: () => Promise<void>;
  autosave: Autosave;
  /** Whether what was typed is saved, the creation of the plan included. */
  state: AutosaveState;
  /** Why the plan could not be created; null when it could. */
  createError: Error | null;
  draft: StoredDraft;
}

/** Milliseconds without typing until the plan is created (D15). */
const DELAY = 800;

/** Milliseconds until a creation that failed is tried again. */
const RETRY = 5000;

/** Placeholder until there is a plan. No stored plan has its version. */
function noPlan({ flow, workspace }: FlowSession, userId: string): TreatmentPlan {
  const fields = newPlan({ organization_id: flow.organization_id, risk_id: flow.risk_id, risk_flow_id: flow.id }, userId);
  return { ...fields, id: '', organization_id: flow.organization_id, version: 0, created_at: workspace.flow.created_at, updated_at: workspace.flow.updated_at };
}

/** The plan of a flow, saved as it is typed: the existing one, or a new one with the first change (section 4). */
export function usePlan(session: FlowSession): PlanEditor {
  const { workspace } = session;
  const { organizationId, user } = useSession();
  const mayCreate = useCan()('risks', 'create');
  const queries = useQueryClient();
  const latest = workspace.plan ?? noPlan(session, user.id);
  const [edited, setEdited] = useState<Edited<TreatmentPlan, PlanChanges>>({ record: latest, changes: {} });
  const [wasCreated, setWasCreated] = useState(false);
  const { record, changes } = edited;
  const isStored = record.id !== '';
  const { readOnly } = session;
  const autosave = useAutosave('updateTreatmentPlan', {
    record,
    changes,
    enabled: isStored && readOnly === null,
    onReload: (reloaded, remaining) => setEdited({ record: reloaded, changes: changesTo(reloaded, { ...remaining }) }),
  });
  if (latest.id !== '' && (latest.id !== record.id || latest.version > record.version)) {
    const next = rebased(edited, latest);
    if (next !== null) setEdited(next);
    else if (autosave.state === 'saved') setEdited({ record: latest, changes: {} });
    // Somebody else has created the plan meanwhile, with other values. Saving with version 0 is a conflict, so the person is asked.
    else if (!isStored) setEdited({ record: { ...record, id: latest.id }, changes });
  }

  const creation = useCreate('createTreatmentPlan', { onError: () => {} });
  const throughFlow = useUpdate('updateRiskFlow', { onError: () => {} });
  const { isPending, error } = mayCreate.allowed ? creation : throughFlow;
  const create = useEffectEvent(async (typed: PlanChanges) => {
    if (isStored || isPending || readOnly !== null || Object.keys(typed).length === 0) return;
    const { flow } = session;
    try {
      if (!mayCreate.allowed) {
        // Everyone who may change the flow may write its plan through it, which creates the same record. The plan then arrives with the workspace,
        // and the actions, which this request cannot have, are saved as changes.
        const { title = '', description = '', assigned_to: assignedTo = '', priority = 'medium', estimated_cost: estimatedCost = '', timeline = '' } = typed;
        await throughFlow.mutateAsync({ id: flow.id, body: { treatment_plan: { title, description, assignedTo, priority, estimatedCost, timeline } } });
        setWasCreated(true);
        return;
      }
      const created = await creation.mutateAsync({ organization_id: organizationId, risk_id: flow.risk_id, risk_flow_id: flow.id, created_by: user.id, status: 'in-progress', ...typed });
      // What was typed in the meantime is saved as a change to the created plan.
      setWasCreated(true);
      setEdited((now) => ({ record: created, changes: changesTo(created, now.changes) }));
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) await queries.invalidateQueries({ queryKey: ['getRiskFlowWorkspace'] });
    }
  });
  useEffect(() => {
    if (isStored) return;
    const timer = setTimeout(() => void create(changes), DELAY);
    return () => clearTimeout(timer);
  }, [changes, isStored]);
  // A refused request stays refused until the person corrects something; other failures are temporary and worth a retry.
  const isPassing = !isStored && error !== null && saveFailureOf(error).kind !== 'refused';
  useEffect(() => {
    if (!isPassing) return;
    const again = () => void create(changes);
    const timer = setInterval(again, RETRY);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isPassing, changes]);

  const draft = useDraft({ name: `plan-of/${session.flow.id}`, version: record.version, changes });
  const hasChanges = Object.keys(changes).length > 0;
  useLeaveGuard(() => hasChanges && (!isStored || autosave.state === 'retrying' || autosave.state === 'refused' || autosave.state === 'conflict'), { onDiscard: draft.clear });

  const change = useCallback<PlanEditor['change']>((given) => {
    setEdited((now) => {
      const own = typeof given === 'function' ? given({ ...now.record, ...now.changes }) : given;
      return { ...now, changes: changesTo(now.record, { ...now.changes, ...own }) };
    });
  }, []);
  const latestActions = useRef({ flush: autosave.flush, create: () => create(changes) });
  useLayoutEffect(() => {
    latestActions.current = { flush: autosave.flush, create: () => create(changes) };
  });
  const save = useCallback(async () => {
    // Autosave gets the changes of this event only with the next render.
    await new Promise((resolve) => setTimeout(resolve));
    await latestActions.current.create();
    await latestActions.current.flush();
  }, []);
  const creating = isPending ? 'saving' : error === null ? (hasChanges ? 'pending' : 'idle') : isPassing ? 'retrying' : 'refused';
  const state = !isStored ? creating : autosave.state === 'idle' && wasCreated ? 'saved' : autosave.state;
  return { plan: { ...record, ...changes }, readOnly, change, save, autosave, state, createError: isStored ? null : error, draft };
}
