import type { Risk } from '@parapet/contracts';
import { errorMessage, useChange, useNotify } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';

/** What archiving changes. */
const statusOf = ({ status }: Risk) => status;

/** Archives and unarchives a risk; both can be undone in the toast (D37). A failure is shown. */
export function useArchiveRisk(): { archive: (risk: Risk) => Promise<void>; unarchive: (risk: Risk) => Promise<void> } {
  const t = useTexts();
  const notify = useNotify();
  const archiving = useChange('archiveRisk');
  const unarchiving = useChange('unarchiveRisk');
  const { mutateAsync: update } = useChange('updateRisk');
  const sayFailed = (error: unknown, failed: string) => notify.error(errorMessage(error, failed));

  /** Unarchiving sets the status to open, but undoing an archiving has to bring back the former status. */
  const restore = async (archived: Risk, { status }: Risk) => {
    const opened = await unarchiving.mutateAsync({ record: archived, part: statusOf });
    if (status !== 'open') await update({ record: opened, body: { status } });
  };

  return {
    async archive(risk) {
      try {
        const archived = await archiving.mutateAsync({ record: risk, part: statusOf });
        notify.undo(t('risk.archived', { title: risk.title }), () =>
          restore(archived, risk).catch((error: unknown) => sayFailed(error, t('risk.unarchive-failed'))),
        );
      } catch (error) {
        sayFailed(error, t('risk.archive-failed'));
      }
    },
    async unarchive(risk) {
      try {
        const opened = await unarchiving.mutateAsync({ record: risk, part: statusOf });
        const again = () => archiving.mutateAsync({ record: opened, part: statusOf });
        notify.undo(t('risk.unarchived', { title: risk.title }), () =>
          again().catch((error: unknown) => sayFailed(error, t('risk.archive-failed'))),
        );
      } catch (error) {
        sayFailed(error, t('risk.unarchive-failed'));
      }
    },
  };
}
