import type { Risk } from '@parapet/contracts';
import { errorMessage, useConfirm, useFormat, useNotify, useOperation } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';

/** Deletes a risk after asking. Resolves to whether it is gone; a failure has been shown by then. */
export function useDeleteRisk(): (risk: Pick<Risk, 'id' | 'title' | 'version'>) => Promise<boolean> {
  const t = useTexts();
  const format = useFormat();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useOperation('deleteRisk');
  return async ({ id, title, version }) => {
    try {
      const { deleteRisk } = await import('./delete-risk.ts');
      const onConfirmed = () => mutateAsync({ id, version });
      return await deleteRisk({ id, title }, { t, format, confirm, notify, onConfirmed });
    } catch (error) {
      notify.error(errorMessage(error, t('risk.delete-failed')));
      return false;
    }
  };
}
