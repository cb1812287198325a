import { ProductBrand } from '@parapet/frame';
import { Button, CenteredLayout, ErrorState } from '@parapet/ui';
import { useShellText } from '../locales/texts.ts';

/** When the shell itself breaks: nothing is left to go back to, so it offers to start again. */
export function CrashPage() {
  const t = useShellText();
  return (
    <CenteredLayout brand={<ProductBrand />}>
      <ErrorState
        title={t('crash.title')}
        message={t('crash.message')}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </CenteredLayout>
  );
}
