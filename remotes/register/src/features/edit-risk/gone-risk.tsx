import { Dialog } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskGone } from '../../risk/risk-gone.tsx';

/** In place of the form of a risk that is not there any more, while nothing was changed in it. */
export function GoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog opened onClose={onClose} size="lg" fixedHeight title={t('edit-risk.title')}>
      <RiskGone title={t('edit-risk.invalid')} onClose={onClose} />
    </Dialog>
  );
}
