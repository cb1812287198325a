import { pointerKeys } from '@parapet/contracts/rules';
import type { FlowSession } from '../session/use-flow-session.ts';
import { useValueText } from './use-value-text.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { useFieldNames } from '../session/use-field-names.ts';

/** The same field of the flow was changed by somebody else. */
export function FlowConflict({ session }: { session: FlowSession }) {
  const { autosave, flow } = session;
  const fieldName = useFieldNames(flow);
  const valueText = useValueText(session);
  return (
    <ConflictBanner
      conflict={autosave.conflict}
      fieldName={(field) => fieldName(pointerKeys(`/${field}`))}
      valueText={valueText}
    />
  );
}
