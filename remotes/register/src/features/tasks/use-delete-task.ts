import type { TaskRow } from '@parapet/contracts';
import { errorMessage, useConfirm, useNotify, useOperation } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';

/** Deletes a task after asking; a failure is shown. */
export function useDeleteTask(): (task: Pick<TaskRow, 'id' | 'version'>) => Promise<void> {
  const t = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useOperation('deleteTask');
  return async ({ id, version }) => {
    if (
      !(await confirm({
        title: t('tasks.delete-title'),
        message: t('tasks.delete-question'),
        confirmLabel: t('risk.delete'),
        danger: true,
      }))
    )
      return;
    try {
      await mutateAsync({ id, version });
    } catch (error) {
      notify.error(errorMessage(error, t('tasks.delete-failed')));
    }
  };
}
