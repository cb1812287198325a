import type { Risk } from '@parapet/contracts';
import { errorMessage, useNotify, useOperation } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';

/** Archives and unarchives a risk; both can be undone in the toast (D37). A failure is shown. */
export function useArchiveRisk(): { archive: (risk: Risk) => Promise<void>; unarchive: (risk: Risk) => Promise<void> } {
  const t = useTexts();
  const notify = useNotify();
  const archiving = useOperation('archiveRisk');
  const unarchiving = useOperation('unarchiveRisk');
  const { mutateAsync: update } = useOperation('updateRisk');
  const sayFailed = (error: unknown, failed: string) => notify.error(errorMessage(error, failed));

  /** Unarchiving sets the status to open, but undoing an archiving has to bring back the former status. */
  const restore = async (archived: Risk, { status }: Risk) => {
    const opened = await unarchiving.mutateAsync({ id: archived.id, version: archived.version });
    if (status !== 'open') await update({ id: opened.id, version: opened.version, body: { status } });
  };

  return {
    async archive(risk) {
      try {
        const archived = await archiving.mutateAsync({ id: risk.id, version: risk.version });
        notify.undo(t('risk.archived', { title: risk.title }), () =>
          restore(archived, risk).catch((error: unknown) => sayFailed(error, t('risk.unarchive-failed'))),
        );
      } catch (error) {
        sayFailed(error, t('risk.archive-failed'));
      }
    },
    async unarchive(risk) {
      try {
        const opened = await unarchiving.mutateAsync({ id: risk.id, version: risk.version });
        const again = () => archiving.mutateAsync({ id: opened.id, version: opened.version });
        notify.undo(t('risk.unarchived', { title: risk.title }), () =>
          again().catch((error: unknown) => sayFailed(error, t('risk.archive-failed'))),
        );
      } catch (error) {
        sayFailed(error, t('risk.unarchive-failed'));
      }
    },
  };
}
