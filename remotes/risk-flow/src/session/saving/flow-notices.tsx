import { pointerKeys } from '@parapet/contracts/rules';
import { ConflictBanner } from '../../conflict/conflict-banner.tsx';
import { useValueText } from '../../conflict/use-value-text.ts';
import { usePlanFieldName } from '../../plan/use-plan-field-name.ts';
import type { PlanEditor } from '../../plan/use-plan.ts';
import { useFieldNames } from '../use-field-names.ts';
import type { FlowSession } from '../use-flow-session.ts';
import { FlowDrafts } from './flow-drafts.tsx';
import { FlowGone } from './flow-gone.tsx';

/** What a person has to know of their changes to a flow and its plan: a deletion, the same field changed by somebody else (D15), a draft. */
export function FlowNotices({ session, editor }: { session: FlowSession; editor: PlanEditor }) {
  const flowField = useFieldNames(session.flow);
  const planField = usePlanFieldName();
  const valueText = useValueText(session);
  return (
    <>
      <FlowGone session={session} editor={editor} />
      <ConflictBanner
        conflict={session.autosave.conflict}
        fieldName={(field) => flowField(pointerKeys(`/${field}`))}
        valueText={valueText}
      />
      <ConflictBanner conflict={editor.autosave.conflict} fieldName={planField} valueText={valueText} />
      <FlowDrafts session={session} editor={editor} />
    </>
  );
}
