import { Alert, Button } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './proposals.module.css';

export interface Origin {
  source: 'model' | 'built-in';
  model: string | null;
  /** The reasons, in sentences. */
  why: string;
}

interface ProposalBannerProps {
  title: string;
  /** Where the proposals come from; null before there are any. */
  origin: Origin | null;
  counts: { open: number; accepted: number };
  isWorking: boolean;
  /** What went wrong; null when nothing did. */
  error: string | null;
  onAcceptAll: () => void;
  onClose: () => void;
  onRetry: () => void;
}

/** What was proposed, by whom, and how much of it waits for a decision. */
export function ProposalBanner({
  title,
  origin,
  counts,
  isWorking,
  error,
  onAcceptAll,
  onClose,
  onRetry,
}: ProposalBannerProps) {
  const t = useTexts();
  const close = (
    <Button size="sm" variant="subtle" onClick={onClose}>
      {t('proposal.close')}
    </Button>
  );
  if (isWorking) return <Alert title={t('proposal.working')} actions={close} />;
  if (error !== null) {
    return (
      <Alert
        kind="error"
        title={error}
        actions={
          <>
            <Button size="sm" onClick={onRetry}>
              {t('proposal.retry')}
            </Button>
            {close}
          </>
        }
      />
    );
  }
  if (origin === null) return null;
  return (
    <Alert
      title={`${title} ${t('proposal.counts', counts)}`}
      actions={
        <>
          {counts.open > 1 && (
            <Button size="sm" onClick={onAcceptAll}>
              {t('proposal.accept-all', { count: counts.open })}
            </Button>
          )}
          {close}
        </>
      }
    >
      {origin.source === 'built-in' ? t('proposal.built-in') : t('proposal.model', { model: origin.model ?? '' })}
      {origin.why !== '' && (
        <div className={classes.why} dir="auto">
          <strong>{t('proposal.why')}</strong> {origin.why}
        </div>
      )}
    </Alert>
  );
}
