import type { TreatmentAction, TreatmentPlan } from '@parapet/contracts';
import { addedText, useAssistantDraft, useProposals } from '@parapet/domain-ui/forms';
import { newId, useOperation } from '@parapet/sdk';
import { useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import type { PlanEditor } from './use-plan.ts';

type Drafted = Pick<TreatmentPlan, 'title' | 'description' | 'priority' | 'estimated_cost' | 'timeline'>;

export type PlanDraft = ReturnType<typeof usePlanDraft>;

/** Maximum number of names of assets, and of scenarios, that are sent to the assistant. */
const NAMES = 100;

/** "Draft a plan": a draft by the assistant, taken over field by field and action by action. Nothing is saved by it. */
export function usePlanDraft({ flow, workspace: { risk } }: FlowSession, { plan, change }: PlanEditor) {
  const t = useTexts();
  const [actions, setActions] = useState<readonly TreatmentAction[]>([]);
  const [accepted, setAccepted] = useState(0);
  const { title, description, priority, estimated_cost, timeline } = plan;
  const fields = useProposals<Drafted>(
    { title, description, priority, estimated_cost, timeline },
    change,
    (taken) =>
      change((now) => ({
        ...taken,
        ...(taken.description !== undefined && { description: addedText(now.description, taken.description) }),
      })),
    ['description'],
  );
  const draft = useAssistantDraft(useOperation('generateTreatmentPlan'), {
    failed: t('plan.draft-failed'),
    onDrafted: ({ plan: { estimatedCost, actions: proposed, ...words }, reasons }) => {
      fields.start(
        Object.fromEntries(
          Object.entries({ ...words, estimated_cost: estimatedCost }).filter(([, value]) => value !== ''),
        ),
        { ...reasons, estimated_cost: reasons?.estimatedCost },
      );
      // New ids: those of an earlier draft may be in the plan already.
      setActions(proposed.map((action) => ({ ...action, id: newId() })));
      setAccepted(0);
    },
    onClose: () => {
      fields.clear();
      setActions([]);
    },
  });
  const namesOf = (ids: readonly string[]) =>
    ids
      .map((id) => flow.names[id])
      .filter((name) => name !== undefined)
      .slice(0, NAMES);
  const ask = () =>
    draft.ask({
      risk_description: [risk.title, risk.description].filter(Boolean).join('. '),
      assets: namesOf(flow.selected_assets),
      scenarios: namesOf(flow.selected_scenarios),
    });
  const take = (taken: readonly TreatmentAction[]) => {
    setActions(actions.filter(({ id }) => !taken.some((one) => one.id === id)));
    setAccepted(accepted + taken.length);
    change((now) => ({ actions: [...now.actions, ...taken] }));
  };
  return {
    fields,
    /** Proposed actions that wait for a decision. */
    actions,
    acceptAction: (id: string) => take(actions.filter((action) => action.id === id)),
    dismissAction: (id: string) => setActions(actions.filter((action) => action.id !== id)),
    isOpen: fields.isOpen || actions.length > 0,
    counts: { open: fields.count.open + actions.length, accepted: fields.count.accepted + accepted },
    acceptAll: () => {
      fields.acceptAll();
      take(actions);
    },
    draft: { ...draft, ask },
  };
}
