import { useLocale, useOnline, type LocalizedText } from '@parapet/sdk';
import { ErrorState, PageHeader, Text } from '@parapet/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellText } from '../locales/texts.ts';
import type { RemoteFailure } from './loader.ts';

interface RemoteFailurePanelProps {
  name: LocalizedText;
  failure: RemoteFailure | { kind: 'crashed' };
  onRetry: () => void;
  /** Whether the connection was lost since the page was last asked for. */
  wasLost?: boolean;
}

/** In the place of a remote's page when there is none to show; without a connection, the page loads by itself once that is back. Everything around it keeps working. */
export function RemoteFailurePanel({ name, failure, onRetry, wasLost = false }: RemoteFailurePanelProps) {
  const t = useShellText();
  const label = name[useLocale()];
  const online = useOnline();
  const isOffline = !online && failure.kind !== 'incompatible';
  const retry = useEffectEvent(onRetry);
  const wasOffline = useRef(wasLost && failure.kind !== 'incompatible');
  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = isOffline;
  }, [online, isOffline]);
  const message = isOffline
    ? t('remote.failed.offline')
    : failure.kind === 'incompatible'
      ? t('remote.failed.incompatible', { part: failure.part, needs: failure.needs, has: failure.has })
      : t(`remote.failed.${failure.kind}`);
  const detail = !isOffline && 'error' in failure && failure.error instanceof Error ? failure.error.message : null;
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
