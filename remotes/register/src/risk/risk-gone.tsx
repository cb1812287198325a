import { Button, EmptyState } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

/** In place of a risk that was deleted, or that the person cannot see. */
export function RiskGone({ title, onClose }: { title?: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      size="sm"
      title={title ?? t('risk.gone')}
      message={t('risk.gone-message')}
      action={<Button onClick={onClose}>{t('risk.close')}</Button>}
    />
  );
}
