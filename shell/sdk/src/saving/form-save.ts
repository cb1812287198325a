import type { Notifications } from '../messages/notifications.ts';
import { createAutosaver, type Autosaver, type AutosaverSettings, type AutosaveStatus } from './autosaver.ts';
import type { StoredDraft } from './drafts/use-draft.ts';
import type { LeftSave, LeftSaves } from './left-saves.ts';
import type { StoredRecord } from './record-access.ts';

/** Milliseconds. */
const CONFIRMED = 5_000;

/** What is said about a save whose form is gone. */
export interface LeftTexts {
  /** Nothing is tried any more. */
  unsaved: string;
  /** It goes on being tried. */
  retrying: string;
  /** That succeeded. */
  saved: string;
}

/** The draft of the form on this device. */
export type FormDraft = Pick<StoredDraft, 'key' | 'found' | 'clear'>;

/** A saver with the form that shows it, and what becomes of both when the form is gone. */
export interface FormSave<R extends StoredRecord> extends LeftSave {
  saver: Autosaver<R>;
  /** A form shows it. */
  show: (onStatus: (status: AutosaveStatus<R>) => void) => void;
  /** The form is gone. @param draft what has the text meanwhile; null to try once more only */
  leave: (draft: FormDraft | null, texts: LeftTexts) => void;
}

interface Settings<R extends StoredRecord> extends Pick<AutosaverSettings<R>, 'access' | 'record' | 'onStored'> {
  notifications: Notifications;
  left: LeftSaves;
}

/** Whether an attempt ended without everything being saved, and nothing is tried again. */
const isLost = ({ state }: AutosaveStatus<StoredRecord>) => state === 'refused' || state === 'conflict';

export function createFormSave<R extends StoredRecord>({
  access,
  record,
  onStored,
  notifications,
  left,
}: Settings<R>): FormSave<R> {
  let listener: ((status: AutosaveStatus<R>) => void) | null = null;
  let toast: number | null = null;
  const saver = createAutosaver<R>({ access, record, onStored, onStatus: (status) => listener?.(status) });
  const online = () => void saver.save();
  window.addEventListener('online', online);
  window.addEventListener('pagehide', saver.flush);
  const end = () => {
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', saver.flush);
    saver.close();
  };
  const dismiss = () => {
    if (toast !== null) notifications.dismiss(toast);
    toast = null;
  };

  /** Nothing on the page shows it any more. */
  function goOn(draft: FormDraft, texts: LeftTexts) {
    let isTold = false;
    return (status: AutosaveStatus<R>) => {
      if (isLost(status)) {
        dismiss();
        if (!isTold) notifications.show('error', texts.unsaved);
        isTold = true;
      } else if (status.state === 'retrying') toast ??= notifications.show('info', texts.retrying);
      else if (status.state === 'saved' || status.state === 'idle') {
        left.take(draft.key);
        end();
        // What was typed earlier and is not decided about stays.
        if (draft.found === null) draft.clear();
        if (toast !== null) notifications.show('success', texts.saved, { duration: CONFIRMED });
        dismiss();
      }
    };
  }

  return {
    saver,
    end() {
      listener = null;
      end();
      dismiss();
    },
    show(onStatus) {
      listener = onStatus;
      dismiss();
      onStatus(saver.status());
    },
    leave(draft, texts) {
      const { state } = saver.status();
      const isOpen = state !== 'idle' && state !== 'saved';
      if (draft !== null && isOpen && left.add(draft.key, this)) {
        listener = goOn(draft, texts);
        listener(saver.status());
        if (state === 'pending') void saver.save();
        return;
      }
      listener = (status) => {
        if (isLost(status) || status.state === 'retrying') notifications.show('error', texts.unsaved);
      };
      end();
    },
  };
}
