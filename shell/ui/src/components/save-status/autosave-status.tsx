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
  /** The device has no connection: what is typed is kept on it until there is one. */
  offline?: boolean;
  /** Why the service refuses it: said with 'refused'. */
  reason?: string;
  onRetry?: () => void;
}

/** From this many failures on, the person can retry at once. */
const OFFER_RETRY = 3;

/** Says whether what is typed is saved by itself: 'Saving…', 'Saved 09:42', 'Could not save, retrying', 'Offline: …', 'Not saved: …'. */
export function AutosaveStatus(props: AutosaveStatusProps) {
  return (
    <span role="status" className={classes.autosave} data-state={props.state}>
      <Content {...props} />
    </span>
  );
}

function Content({ state, savedAt, failures = 0, offline = false, reason, onRetry }: AutosaveStatusProps) {
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
      const text =
        state === 'retrying'
          ? t(offline ? 'autosave.offline' : 'autosave.retrying')
          : state === 'refused' && reason !== undefined
            ? t('autosave.refused', { reason })
            : t('autosave.failed');
      const mayRetry = state === 'refused' || (state === 'retrying' && !offline && failures >= OFFER_RETRY);
      return (
        <>
          <Icon name="alert" size={15} />
          {text}
          {mayRetry && onRetry !== undefined && (
            <button type="button" className={classes.retry} onClick={onRetry}>
              {t('autosave.retry')}
            </button>
          )}
        </>
      );
    }
  }
}
