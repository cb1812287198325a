/** Deleting one risk; loaded with the first one that is deleted. */
import { callOperation, type Format, type useConfirm, type useNotify } from '@parapet/sdk';
import type { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../risk/toast-duration.ts';

type Texts = ReturnType<typeof useTexts>;

interface Deletion {
  t: Texts;
  format: Format;
  confirm: ReturnType<typeof useConfirm>;
  notify: ReturnType<typeof useNotify>;
  /** Deletes it, without a question. */
  onConfirmed: () => Promise<unknown>;
}

/** Deletes a risk after asking. Resolves to whether it is gone. @throws what the deletion has thrown */
export async function deleteRisk(
  { id, title }: { id: string; title: string },
  { t, format, confirm, notify, onConfirmed }: Deletion,
): Promise<boolean> {
  const details = await dependentsOf(id, t, format);
  const yes = await confirm({
    title: t('risk.delete-title'),
    message: t('risk.delete-question', { title }),
    ...(details !== '' && { details }),
    confirmLabel: t('risk.delete'),
    danger: true,
  });
  if (!yes) return false;
  await onConfirmed();
  notify.success(t('risk.deleted', { title }), { duration: TOAST_DURATION });
  return true;
}

/** @returns what is deleted with a risk, in words; empty for nothing, and when it cannot be found out */
async function dependentsOf(id: string, t: Texts, format: Format): Promise<string> {
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
}
