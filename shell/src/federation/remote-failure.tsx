import { useLocale, type LocalizedText } from '@parapet/sdk';
import { ErrorState, PageHeader, Text } from '@parapet/ui';
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
  const detail = 'error' in failure && failure.error instanceof Error ? failure.error.message : null;
  return (
    <>
      <PageHeader title={label} />
      <ErrorState
        title={t('remote.failed', { name: label })}
        message={
          <>
            <div>{message}</div>
            {/* The untranslated message of the error: for support, not for the person. */}
            {detail !== null && <Text size="xs">{detail}</Text>}
          </>
        }
        onRetry={onRetry}
      />
    </>
  );
}
