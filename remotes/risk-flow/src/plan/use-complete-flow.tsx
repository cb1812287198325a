import { useDescribeError, useOperation } from '@parapet/sdk';
import { SaveStatus } from '@parapet/ui/forms';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import type { PlanEditor } from './use-plan.ts';

type Events = NonNullable<Parameters<typeof useOperation<'completeRiskFlow'>>[1]>;

/** Completes a flow with its plan, once both are saved. */
export function useCompleteFlow(
  session: FlowSession,
  editor: PlanEditor,
  events: Pick<Events, 'onSuccess' | 'onError'>,
) {
  const t = useTexts();
  const describe = useDescribeError();
  const { mutate, error, isPending } = useOperation('completeRiskFlow', events);
  return {
    isPending,
    complete: async () => {
      await session.save();
      await editor.save();
      const { title, description, assigned_to, priority, estimated_cost, timeline, actions } = editor.plan;
      const plan = { title, description, assignedTo: assigned_to, priority, estimatedCost: estimated_cost, timeline };
      mutate({ id: session.flow.id, body: { treatment_plan: plan, actions } });
    },
    /** Why it failed. */
    status: error !== null && (
      <SaveStatus problem="server" title={t('complete.failed', { message: describe(error).message ?? '' })} />
    ),
  };
}
