import type { Risk } from '@parapet/contracts';
import { errorMessage, useCan, useConfirm, useNotify, useRemove } from '@parapet/sdk';
import { Box, Button, Tooltip } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** Milliseconds; the person did it on purpose and sees the row go. */
const TOAST = 5_000;

interface DeleteRiskButtonProps {
  risk: Pick<Risk, 'id' | 'title' | 'version'>;
  onDeleted: () => void;
  /** Told when the question comes and when it is answered. */
  onAsking: (asking: boolean) => void;
}

/** Deletes a risk after asking. Who may not sees the button disabled, and why. */
export function DeleteRiskButton({ risk, onDeleted, onAsking }: DeleteRiskButtonProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync, isPending } = useRemove('deleteRisk');
  const { allowed, reason } = useCan()('risks', 'delete');
  const remove = async () => {
    const { title } = risk;
    onAsking(true);
    const yes = await confirm({ title: t('risk.delete-title'), message: t('risk.delete-question', { title }), confirmLabel: t('risk.delete'), danger: true });
    // Later, because the Escape that answers the question also reaches what lies below it.
    setTimeout(() => onAsking(false));
    if (!yes) return;
    try {
      await mutateAsync(risk);
      notify.success(t('risk.deleted', { title }), { duration: TOAST });
      onDeleted();
    } catch (error) {
      notify.error(errorMessage(error, t('risk.delete-failed')));
    }
  };
  if (!allowed) {
    return (
      <Tooltip label={reason ?? ''} describes>
        <Box component="span" tabIndex={0}>
          <Button icon="delete" disabled>
            {t('risk.delete')}
          </Button>
        </Box>
      </Tooltip>
    );
  }
  return (
    <Button icon="delete" loading={isPending} onClick={() => void remove()}>
      {t('risk.delete')}
    </Button>
  );
}
