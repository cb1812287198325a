import { useLocale, type LocalizedText } from '@parapet/sdk';
import { ErrorState, PageHeader } from '@parapet/ui';
import { useShellText } from '../locales/texts.ts';
import type { RemoteFailure } from './loader.ts';

interface RemoteFailurePanelProps {
  name: LocalizedText;
  failure: RemoteFailure | { kind: 'crashed' };
  onRetry: () => void;
}

/** In the place of a remote's page when there is none to show. Everything around it keeps working. */
export function RemoteFailurePanel({ name, failure, onRetry }: RemoteFailurePanelProps) {
  const t = useShellText();
  const label = name[useLocale()];
  const message =
    failure.kind === 'incompatible'
      ? t('remote.failed.incompatible', { part: failure.part, needs: failure.needs, has: failure.has })
      : t(`remote.failed.${failure.kind}`);
  return (
    <>
      <PageHeader title={label} />
      <ErrorState title={t('remote.failed', { name: label })} message={message} onRetry={onRetry} />
    </>
  );
}
