import { useLocale, useOnline, type LocalizedText } from '@parapet/sdk';
import { Button, ErrorState, PageHeader, Text } from '@parapet/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellText } from '../locales/texts.ts';
import type { RemoteFailure } from './loader.ts';

interface RemoteFailurePanelProps {
  name: LocalizedText;
  failure: RemoteFailure;
  onRetry: () => void;
  /** Whether the connection was lost since the page was last asked for. */
  wasLost?: boolean;
}

/** Kinds of failures that a connection does not mend. */
const REFUSED = new Set<RemoteFailurePanelProps['failure']['kind']>([
  'incompatible',
  'unfit',
  'unrecorded',
  'outdated',
]);

/** What a message may name. */
const textsOf = (failure: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(failure).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** More would fill the page and say nothing new. */
const SHOWN_REASONS = 3;

function detailsOf(failure: RemoteFailurePanelProps['failure']): readonly string[] {
  if (failure.kind === 'unfit') {
    const more = failure.reasons.length - SHOWN_REASONS;
    return [...failure.reasons.slice(0, SHOWN_REASONS), ...(more > 0 ? [`(${more} more)`] : [])];
  }
  return 'error' in failure && failure.error instanceof Error ? [failure.error.message] : [];
}

/** In the place of a remote's page when there is none to show; without a connection, the page loads by itself once that is back. Everything around it keeps working. */
export function RemoteFailurePanel({ name, failure, onRetry, wasLost = false }: RemoteFailurePanelProps) {
  const t = useShellText();
  const label = name[useLocale()];
  const online = useOnline();
  // A refused release does not work with a connection either.
  const isRefused = REFUSED.has(failure.kind);
  const isOffline = !online && !isRefused;
  const retry = useEffectEvent(onRetry);
  const wasOffline = useRef(wasLost && !isRefused);
  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = isOffline;
  }, [online, isOffline]);
  const message = isOffline
    ? t('remote.failed.offline')
    : t(`remote.failed.${failure.kind}`, { label, ...textsOf(failure) });
  const details = isOffline ? [] : detailsOf(failure);
  return (
    <>
      <PageHeader title={label} />
      <ErrorState
        title={
          failure.kind === 'unfit' || failure.kind === 'unrecorded'
            ? t('remote.refused')
            : t('remote.failed', { name: label })
        }
        message={
          <>
            <div>{message}</div>
            {/* Untranslated: for support and for the team that makes it, not for the person. */}
            {details.map((detail) => (
              <Text key={detail} size="xs">
                {detail}
              </Text>
            ))}
          </>
        }
        {...(failure.kind === 'outdated'
          ? { actions: <Button onClick={() => location.reload()}>{t('crash.reload')}</Button> }
          : { onRetry })}
      />
    </>
  );
}
