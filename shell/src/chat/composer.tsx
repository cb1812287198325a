import { QUESTION_LENGTH } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { BOTTOM_BAR, Button, IconButton } from '@parapet/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useChatText } from './use-chat-text.ts';
import classes from './chat.module.css';

interface ComposerProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** Brought back by the up arrow. */
  lastQuestion: string;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** Where a question is written. While one is answered it waits, and Send becomes Stop. */
export function Composer({ inputRef, isPending, lastQuestion, onSend, onStop }: ComposerProps) {
  const t = useChatText();
  const format = useFormat();
  const [text, setText] = useState('');
  const stop = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  const length = text.trim().length;
  const refusal =
    length > QUESTION_LENGTH
      ? t('chat.too-long', { most: format.number(QUESTION_LENGTH), count: format.number(length) })
      : null;
  const wasPending = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    // A field that waits, and a button that goes away, lose the focus. Elsewhere the person has put it themselves.
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement === inputRef.current ||
      activeElement === stop.current;
    if (isPending && isLost) stop.current?.focus();
    if (!isPending && wasPending.current && isLost) inputRef.current?.focus();
    wasPending.current = isPending;
  }, [isPending, inputRef]);
  const send = () => {
    if (length === 0 || refusal !== null || isPending) return;
    onSend(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '' && lastQuestion !== '') {
      event.preventDefault();
      setText(lastQuestion);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <footer className={classes.footer} {...BOTTOM_BAR}>
      <div className={classes.ask} data-waiting={isPending || undefined}>
        <textarea
          ref={inputRef}
          className={classes.input}
          rows={1}
          dir="auto"
          aria-label={t('chat.question')}
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : messageId}
          placeholder={isPending ? t('chat.answering') : t('chat.placeholder')}
          value={text}
          disabled={isPending}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {isPending ? (
          <Button ref={stop} size="sm" icon="close" onClick={onStop}>
            {t('chat.stop')}
          </Button>
        ) : (
          <IconButton
            icon="arrow-up"
            variant="default"
            label={t('chat.send')}
            onClick={send}
            disabledReason={length === 0 ? t('chat.blank') : refusal}
          />
        )}
      </div>
      <div id={messageId} role="alert" className={classes.refusal}>
        {refusal}
      </div>
    </footer>
  );
}
