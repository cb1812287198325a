import type { Notifications } from '../messages/notifications.ts';
import type { StoredDraft } from './drafts/use-draft.ts';
import type { LeftSave, LeftSaves } from './left-saves.ts';
import type { StoredRecord } from './record-access.ts';
import type { EditorStatus } from './editor-status.ts';
import type { RecordEditor } from './record-editor.ts';

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

/** An editor with the form that shows it, and what becomes of both when the form is gone. */
export interface FormSave<R extends StoredRecord> extends LeftSave {
  editor: RecordEditor<R>;
  /** A form shows it. */
  show: () => void;
  /** The form is gone. @param draft what has the text meanwhile; null to try once more only */
  leave: (draft: FormDraft | null, texts: LeftTexts) => void;
}

interface Settings<R extends StoredRecord> {
  editor: RecordEditor<R>;
  notifications: Notifications;
  left: LeftSaves;
}

/** Whether an attempt ended without everything being saved, and nothing is tried again. */
const isLost = ({ state }: EditorStatus<StoredRecord>) => state === 'refused' || state === 'conflict';

export function createFormSave<R extends StoredRecord>({ editor, notifications, left }: Settings<R>): FormSave<R> {
  let toast: number | null = null;
  /** Ends what says how saving goes on without the form. */
  let endTelling = () => {};
  const online = () => void editor.save();
  const end = () => {
    endTelling();
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', editor.flush);
    editor.close();
  };
  const dismiss = () => {
    if (toast !== null) notifications.dismiss(toast);
    toast = null;
  };

  /** Nothing on the page shows it any more. */
  function goOn(draft: FormDraft, texts: LeftTexts) {
    let isTold = false;
    return (status: EditorStatus<R>) => {
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

  const tellWith = (tell: (status: EditorStatus<R>) => void) => {
    endTelling = editor.subscribe(() => tell(editor.view()));
  };

  return {
    editor,
    end() {
      end();
      dismiss();
    },
    show() {
      endTelling();
      dismiss();
      editor.open();
      window.addEventListener('online', online);
      window.addEventListener('pagehide', editor.flush);
    },
    leave(draft, texts) {
      const { state } = editor.view();
      const isOpen = state !== 'idle' && state !== 'saved';
      if (draft !== null && isOpen && left.add(draft.key, this)) {
        const tell = goOn(draft, texts);
        tellWith(tell);
        tell(editor.view());
        if (state === 'pending') void editor.save();
        return;
      }
      end();
      tellWith((status) => {
        if (isLost(status) || status.state === 'retrying') notifications.show('error', texts.unsaved);
      });
    },
  };
}
