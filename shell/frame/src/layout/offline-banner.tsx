import { useOnline } from '@parapet/sdk';
import { Alert } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';

/** Above every page while there is no connection. */
export function OfflineBanner() {
  const t = useFrameText();
  return useOnline() ? null : (
    <Alert kind="warning" title={t('offline.title')}>
      {t('offline.message')}
    </Alert>
  );
}
