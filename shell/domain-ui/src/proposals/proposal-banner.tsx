import { Alert, Button } from '@parapet/ui';
import { useProposalTexts, useProposalTextsLoaded } from './locales/use-proposal-texts.ts';
import type { AssistantDraft } from './use-assistant-draft.ts';
import classes from './proposals.module.css';

interface ProposalBannerProps {
  title: string;
  draft: AssistantDraft & { ask: () => void; close: () => void };
  counts: { open: number; accepted: number };
  onAcceptAll: () => void;
}

/** What was proposed, by whom, and how much of it waits for a decision. */
export function ProposalBanner(props: ProposalBannerProps) {
  return useProposalTextsLoaded() ? <LoadedBanner {...props} /> : null;
}

function LoadedBanner({ title, draft, counts, onAcceptAll }: ProposalBannerProps) {
  const t = useProposalTexts();
  const { origin, isWorking, error } = draft;
  const close = (
    <Button size="sm" variant="subtle" onClick={draft.close}>
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
            <Button size="sm" onClick={draft.ask}>
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
