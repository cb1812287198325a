import type { Risk } from '@parapet/contracts';
import { callOperation, errorMessage, useConfirm, useFormat, useNotify, useOperation } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../risk/toast-duration.ts';

/** Deletes a risk after asking. Resolves to whether it is gone; a failure has been shown by then. */
export function useDeleteRisk(): (risk: Pick<Risk, 'id' | 'title' | 'version'>) => Promise<boolean> {
  const t = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const dependentsOf = useDependents();
  const { mutateAsync } = useOperation('deleteRisk');
  return async ({ id, title, version }) => {
    const details = await dependentsOf(id);
    const yes = await confirm({
      title: t('risk.delete-title'),
      message: t('risk.delete-question', { title }),
      ...(details !== '' && { details }),
      confirmLabel: t('risk.delete'),
      danger: true,
    });
    if (!yes) return false;
    try {
      await mutateAsync({ id, version });
    } catch (error) {
      notify.error(errorMessage(error, t('risk.delete-failed')));
      return false;
    }
    notify.success(t('risk.deleted', { title }), { duration: TOAST_DURATION });
    return true;
  };
}

/** What is deleted with a risk, in words; empty for nothing, and when it cannot be found out. */
function useDependents(): (id: string) => Promise<string> {
  const t = useTexts();
  const format = useFormat();
  return async (id) => {
    const of = { risk_id: [id], limit: 1 };
    const totals = await Promise.allSettled([
      callOperation('listRiskFlows', of),
      callOperation('listTreatmentPlans', of),
      callOperation('listTasks', of),
      callOperation('listRiskNotes', { id, limit: 1 }),
    ]);
    const [flows = 0, plans = 0, tasks = 0, notes = 0] = totals.map((found) =>
      found.status === 'fulfilled' ? found.value.total : 0,
    );
    const parts = [
      ...(flows === 0 ? [] : [t('risk.delete-flows', { count: flows })]),
      ...(plans === 0 ? [] : [t('risk.delete-plans', { count: plans })]),
      ...(tasks === 0 ? [] : [t('risk.delete-tasks', { count: tasks })]),
      ...(notes === 0 ? [] : [t('risk.delete-notes', { count: notes })]),
    ];
    return parts.length === 0 ? '' : t('risk.delete-dependents', { list: format.list(parts) });
  };
}
