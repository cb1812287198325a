import { Link, useNotify } from '@parapet/sdk';
import { Button, Group, Icon, IconButton, VisuallyHidden } from '@parapet/ui';
import { useState } from 'react';
import { AnswerText } from './answer-text.tsx';
import type { Turn } from './conversation.ts';
import { productPath } from './markdown.ts';
import { useChatText } from './use-chat-text.ts';
import { useFailureText } from './use-failure-text.ts';
import classes from './turn.module.css';

/** Who speaks. Decoration: the order and the words say it too. */
export function Mark({ failed = false }: { failed?: boolean }) {
  return (
    <span className={classes.mark} data-failed={failed || undefined} aria-hidden="true">
      <Icon name={failed ? 'alert' : 'shield'} size={15} />
    </span>
  );
}

/** Questions that a click asks. */
export function Chips({
  label,
  questions,
  onAsk,
}: {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return (
    <Group as="fieldset" gap="0.375rem" align="stretch" aria-label={label}>
      {questions.map((question) => (
        <button key={question} type="button" className={classes.chip} dir="auto" onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </Group>
  );
}

interface TurnViewProps {
  turn: Turn;
  /** Only the last can be asked again and go on. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onRetry: () => void;
  onLink: () => void;
  /** Something for screen readers. */
  onSaid: (text: string) => void;
}

/** A question, and its answer as far as it has arrived. */
export function TurnView({ turn, isLast, onAsk, onRetry, onLink, onSaid }: TurnViewProps) {
  const t = useChatText();
  const failureText = useFailureText();
  const { question, answer, state, reply, error } = turn;
  const followUps = isLast && state === 'done' ? (reply?.follow_ups ?? []) : [];
  const reason = state === 'failed' ? failureText(error) : '';
  return (
    <>
      <div className={classes.question} dir="auto">
        <VisuallyHidden>{t('chat.you')}</VisuallyHidden> {question}
      </div>
      <div className={classes.answer} aria-busy={state === 'pending'}>
        <Mark failed={state === 'failed'} />
        <div className={classes.body}>
          {answer !== '' && <AnswerText text={answer} onLink={onLink} />}
          {state === 'pending' && <span className={classes.cursor} aria-hidden="true" />}
          {reply?.truncated === true && <p className={classes.note}>{t('chat.truncated')}</p>}
          {state === 'stopped' && <p className={classes.note}>{t('chat.stopped')}</p>}
          {state === 'failed' && (
            <div>
              <p>{t('chat.failed')}</p>
              {reason !== '' && <p className={classes.note}>{reason}</p>}
            </div>
          )}
          {reply !== undefined && <Sources sources={reply.sources ?? []} onLink={onLink} />}
          <div className={classes.tools}>
            {state === 'done' && <CopyButton text={answer} onSaid={onSaid} />}
            {isLast && (state === 'failed' || state === 'stopped') && (
              <Button size="sm" icon="refresh" onClick={onRetry}>
                {t('chat.retry')}
              </Button>
            )}
          </div>
          {followUps.length > 0 && <Chips label={t('chat.follow-ups')} questions={followUps} onAsk={onAsk} />}
        </div>
      </div>
    </>
  );
}

function Sources({ sources, onLink }: { sources: readonly { title: string; path: string }[]; onLink: () => void }) {
  const t = useChatText();
  const inside = sources.flatMap(({ title, path }) => {
    const to = productPath(path);
    return to === null ? [] : [{ title, to }];
  });
  if (inside.length === 0) return null;
  return (
    <div className={classes.sources}>
      {t('chat.sources')}
      <ul>
        {inside.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} onClick={onLink} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CopyButton({ text, onSaid }: { text: string; onSaid: (text: string) => void }) {
  const t = useChatText();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onSaid(t('chat.copied'));
    } catch {
      notify.error(t('chat.copy-failed'));
    }
  };
  return (
    <IconButton
      size="sm"
      icon={copied ? 'check' : 'copy'}
      label={copied ? t('chat.copied') : t('chat.copy')}
      onClick={() => void copy()}
    />
  );
}
