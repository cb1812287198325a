import { pointerKeys, type FieldVersions } from '@parapet/contracts/rules';
import { usePeople } from '@parapet/domain-ui';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { FlowSession } from '../use-flow-session.ts';
import { useValueText } from '../../conflict/use-value-text.ts';
import { usePlanFieldName } from '../../plan/use-plan-field-name.ts';
import type { PlanEditor } from '../../plan/use-plan.ts';
import { useFieldNames } from '../use-field-names.ts';

/** Offers what was typed in the flow, and in its plan, before the page was closed without a connection; shows both versions where they differ. */
export function FlowDrafts({ session, editor }: { session: FlowSession; editor: PlanEditor }) {
  const flowField = useFieldNames(session.flow);
  const planField = usePlanFieldName();
  const valueText = useValueText(session);
  const { draft } = session;
  const people = [...draft.differences, ...editor.draft.differences].flatMap(({ field, base, mine }) =>
    field === 'assigned_to' ? [base, mine] : [],
  );
  const nameOf = usePeople(people.filter((id): id is string => typeof id === 'string' && id !== ''));
  const t = useTexts();
  if (session.readOnly !== null) return null;
  const rows = (differences: readonly FieldVersions[], nameField: (field: string) => string) =>
    differences.map(({ field, base, mine }) => {
      const [name = ''] = pointerKeys(`/${field}`);
      return {
        field,
        label: nameField(field),
        stored: valueText(name, base, nameOf),
        typed: valueText(name, mine, nameOf),
      };
    });
  return (
    <>
      <DraftNotice
        draft={draft}
        differences={rows(draft.differences, (field) => flowField(pointerKeys(`/${field}`)))}
        onTake={session.restore}
      />
      <DraftNotice
        draft={editor.draft}
        differences={rows(editor.draft.differences, (field) => `${t('plan.title-of-form')}: ${planField(field)}`)}
        onTake={editor.change}
      />
    </>
  );
}
