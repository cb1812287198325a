import type { FieldReader } from '@parapet/domain-ui/forms';
import { useNotify } from '@parapet/sdk';
import { Dialog } from '@parapet/ui';
import { SaveStatus } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskGone } from '../../parts/risk-gone.tsx';
import { TOAST_DURATION } from '../../parts/toast-duration.ts';
import { textOfChanges } from './risk-edit-fields.ts';

/** In place of the form of a risk that is not there any more, while nothing was changed in it. */
export function GoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog opened onClose={onClose} size="lg" fixedHeight title={t('edit-risk.title')}>
      <RiskGone title={t('edit-risk.invalid')} onClose={onClose} />
    </Dialog>
  );
}

/** Beside the button: the changes cannot be saved any more, but they can be copied. */
export function GoneStatus({ changed, fields }: { changed: () => object; fields: FieldReader }) {
  const t = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOfChanges(changed(), fields.label));
      notify.success(t('edit-risk.copied'), { duration: TOAST_DURATION });
    } catch {
      notify.error(t('edit-risk.copy-failed'));
    }
  };
  return <SaveStatus problem="refused" title={t('edit-risk.invalid-save')} detail={t('edit-risk.gone')} action={{ label: t('edit-risk.copy'), onClick: () => void copy() }} />;
}
