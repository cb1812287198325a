import { pointerKeys } from '@parapet/contracts/rules';
import { GoneStatus } from '@parapet/domain-ui/forms';
import { Alert } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { FlowSession } from '../use-flow-session.ts';
import { usePlanFieldName } from '../../plan/use-plan-field-name.ts';
import type { PlanEditor } from '../../plan/use-plan.ts';
import { useFieldNames } from '../use-field-names.ts';

/** The flow, or its plan, was deleted while it was open: says so, and offers to copy what was typed and is not saved. */
export function FlowGone({ session, editor }: { session: FlowSession; editor: PlanEditor }) {
  const t = useTexts();
  const flowField = useFieldNames(session.flow);
  const planField = usePlanFieldName();
  if (!session.isGone && !editor.isGone) return null;
  const title = t(session.isGone ? 'flow.deleted' : 'flow.plan-deleted');
  const changed = () => {
    const { actions, ...plan } = editor.unsaved();
    const typed = { ...plan, ...(actions && { actions: actions.map((action) => action.title) }) };
    const own = session.isGone ? session.unsaved() : {};
    return { ...own, ...(Object.keys(typed).length > 0 && { plan: typed }) };
  };
  if (Object.keys(changed()).length === 0) return <Alert kind="error" title={title} />;
  const label = (path: string) => {
    const [field = '', ...more] = pointerKeys(path);
    return field === 'plan' ? `${t('plan.title-of-form')}: ${planField(more.join('/'))}` : flowField(pointerKeys(path));
  };
  return <GoneStatus title={title} changed={changed} fields={{ label }} />;
}
