import type { Risk } from '@parapet/contracts';
import { errorMessage, useConfirm, useNotify, useRemove } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../parts/toast-duration.ts';

/** Deletes a risk after asking. Resolves to whether it is gone; a failure has been shown by then. */
export function useDeleteRisk(): (risk: Pick<Risk, 'id' | 'title' | 'version'>) => Promise<boolean> {
  const t = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useRemove('deleteRisk');
  return async (risk) => {
    const { title } = risk;
    const yes = await confirm({ title: t('risk.delete-title'), message: t('risk.delete-question', { title }), confirmLabel: t('risk.delete'), danger: true });
    if (!yes) return false;
    try {
      await mutateAsync(risk);
    } catch (error) {
      notify.error(errorMessage(error, t('risk.delete-failed')));
      return false;
    }
    notify.success(t('risk.deleted', { title }), { duration: TOAST_DURATION });
    return true;
  };
}
