import { useSession } from '@parapet/sdk';
import { Button, Icon, IconButton, VisuallyHidden } from '@parapet/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Composer } from './composer.tsx';
import type { Conversation, Turn } from './conversation.ts';
import { plainText } from './markdown.ts';
import { Chips, Mark, TurnView } from './turn-view.tsx';
import { useChatText } from './use-chat-text.ts';
import { useFailureText } from './use-failure-text.ts';
import { usePageRecord } from './use-page-record.ts';
import classes from './chat.module.css';

interface ChatPanelProps {
  conversation: Conversation;
  turns: readonly Turn[];
  isPhone: boolean;
  /** The keys that open and close it. */
  shortcut: string;
  /** The person has opened it, so the focus goes into the field. What opens by itself leaves the focus where it is. */
  focusFirst: boolean;
  onClose: () => void;
}

/** Controls that the Tab key reaches. */
const CONTROLS = 'button:not([disabled]), a[href], textarea:not([disabled]), [tabindex="0"]';

/** On a phone nothing else is on the screen: the focus goes around in the sheet. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** The conversation. Not modal beside a page; on a phone a sheet over all of it. */
export function ChatPanel({ conversation, turns, isPhone, shortcut, focusFirst, onClose }: ChatPanelProps) {
  const t = useChatText();
  const { user, preferences } = useSession();
  const failureText = useFailureText();
  const titleId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const about = usePageRecord(true);
  const [said, setSaid] = useState<{ state: string; text: string } | null>(null);
  const last = turns.at(-1);
  const isPending = last?.state === 'pending';
  const model = preferences.assistantModel;

  const focusField = useEffectEvent(() => input.current?.focus());
  useEffect(() => {
    if (focusFirst) focusField();
  }, [focusFirst]);
  // What is new is at the end, also while it is written.
  useEffect(() => {
    if (turns.length > 0 && log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [turns]);
  // Screen readers are told once, and not with every word.
  const state = last === undefined ? '' : `${last.id} ${last.state}`;
  const news = (): string => {
    if (last === undefined) return '';
    if (last.state === 'pending') return t('chat.answering');
    if (last.state === 'stopped') return t('chat.stopped');
    return last.state === 'failed' ? [t('chat.failed'), failureText(last.error)].join(' ') : plainText(last.answer);
  };
  const spoken = said?.state === state ? said.text : news();

  const send = (question: string) => conversation.send(question, about?.record ?? null, model);
  const retry = () => conversation.retry(model);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab' && isPhone) keepFocus(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // A panel of the page, which listens at the window, is not what this key is for.
    event.preventDefault();
    onClose();
  };
  const onLink = () => {
    if (isPhone) onClose();
  };
  const [firstName = user.name] = user.name.split(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and Tab are for all that is in it
    <div
      className={classes.panel}
      data-phone={isPhone || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- above a modal dialog element no toast could be shown
      role="dialog"
      tabIndex={-1}
      aria-modal={isPhone}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {t('chat.title')}
        </h2>
        {turns.length > 0 && (
          <Button
            size="sm"
            variant="subtle"
            icon="add"
            onClick={() => {
              conversation.clear();
              input.current?.focus();
            }}
          >
            {t('chat.new')}
          </Button>
        )}
        <IconButton icon="close" label={t('chat.close')} shortcut={shortcut} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <section ref={log} className={classes.log} aria-label={t('chat.log')} tabIndex={0}>
        <div className={classes.greeting}>
          <Mark />
          <p>{t('chat.greeting', { name: firstName })}</p>
        </div>
        {turns.length === 0 && (
          <Chips
            label={t('chat.quick')}
            questions={[t('chat.quick.analyze'), t('chat.quick.controls'), t('chat.quick.plan'), t('chat.quick.tips')]}
            onAsk={send}
          />
        )}
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isLast={turn === last}
            onAsk={send}
            onRetry={retry}
            onLink={onLink}
            onSaid={(text) => setSaid({ state, text })}
          />
        ))}
      </section>
      <VisuallyHidden>
        <output aria-live="polite">{spoken}</output>
      </VisuallyHidden>
      {about !== null && (
        <div className={classes.about}>
          <span className={classes.chip}>
            <Icon name={about.record.kind} size={14} />
            <span className={classes.aboutName} dir="auto">
              {t(`chat.this-${about.record.kind}`, { name: about.name })}
            </span>
            <IconButton
              size="sm"
              icon="close"
              label={t('chat.remove-record', { name: about.name })}
              onClick={() => {
                about.remove();
                input.current?.focus();
              }}
            />
          </span>
        </div>
      )}
      <Composer
        inputRef={input}
        isPending={isPending}
        lastQuestion={last?.question ?? ''}
        onSend={send}
        onStop={conversation.stop}
      />
    </div>
  );
}
