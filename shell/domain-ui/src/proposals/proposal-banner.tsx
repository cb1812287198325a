import { Alert, Button } from '@parapet/ui';
import { useProposalTexts, useProposalTextsLoaded } from './locales/use-proposal-texts.ts';
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
export function ProposalBanner(props: ProposalBannerProps) {
  return useProposalTextsLoaded() ? <LoadedBanner {...props} /> : null;
}

function LoadedBanner({ title, origin, counts, isWorking, error, onAcceptAll, onClose, onRetry }: ProposalBannerProps) {
  const t = useProposalTexts();
  const close = (
    <Button size="sm" variant="subtle" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (isWorking) return <Alert title={t('working')} actions={close} />;
  if (error !== null) {
    return (
      <Alert
        kind="error"
        title={error}
        actions={
          <>
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
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
      title={`${title} ${t('counts', counts)}`}
      actions={
        <>
          {counts.open > 1 && (
            <Button size="sm" onClick={onAcceptAll}>
              {t('accept-all', { count: counts.open })}
            </Button>
          )}
          {close}
        </>
      }
    >
      {origin.source === 'built-in' ? t('built-in') : t('model', { model: origin.model ?? '' })}
      {origin.why !== '' && (
        <div className={classes.why} dir="auto">
          <strong>{t('why')}</strong> {origin.why}
        </div>
      )}
    </Alert>
  );
}
