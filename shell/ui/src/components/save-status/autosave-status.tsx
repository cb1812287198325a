import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './save-status.module.css';

export interface AutosaveStatusProps {
  /** What happens to the text that was typed last. */
  state: 'idle' | 'pending' | 'saving' | 'saved' | 'retrying' | 'refused' | 'conflict';
  /** Time of the last save, as the reader writes it, e.g. '09:42'. */
  savedAt?: string;
  /** Attempts that failed in a row; from the third on the person can retry at once. */
  failures?: number;
  onRetry?: () => void;
}

/** From this many failures on, the person can retry at once. */
const OFFER_RETRY = 3;

/** Says whether what is typed is saved by itself: 'Saving…', 'Saved 09:42', 'Could not save, retrying'. */
export function AutosaveStatus({ state, savedAt, failures = 0, onRetry }: AutosaveStatusProps) {
  return (
    <span role="status" className={classes.autosave} data-state={state}>
      <Content state={state} savedAt={savedAt} failures={failures} onRetry={onRetry} />
    </span>
  );
}

function Content({ state, savedAt, failures = 0, onRetry }: AutosaveStatusProps) {
  const t = useTexts();
  const saved = savedAt === undefined ? t('autosave.saved') : t('autosave.savedAt', { time: savedAt });
  switch (state) {
    case 'idle':
      return null;
    case 'pending':
    case 'saving':
      return t('autosave.saving');
    case 'saved':
      return (
        <>
          <Icon name="check" size={15} />
          {saved}
        </>
      );
    case 'retrying':
    case 'refused':
    case 'conflict': {
      const text = state === 'retrying' ? t('autosave.retrying') : t('autosave.failed');
      return (
        <>
          <Icon name="alert" size={15} />
          {text}
          {failures >= OFFER_RETRY && state === 'retrying' && onRetry !== undefined && (
            <button type="button" className={classes.retry} onClick={onRetry}>
              {t('autosave.retry')}
            </button>
          )}
        </>
      );
    }
  }
}
