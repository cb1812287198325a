import { Button, Group, Muted } from '@parapet/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useProposalTexts, useProposalTextsLoaded } from './locales/use-proposal-texts.ts';
import classes from './proposals.module.css';
import { Rewording } from './rewording.tsx';

interface ProposalFrameProps {
  /** What is proposed: names the frame and its buttons. */
  label: string;
  children: ReactNode;
  why?: string | undefined;
  /** Takes the proposal over; without it something in the content does. */
  onAccept?: () => void;
  /** What accepting does. */
  accepting?: 'accept' | 'add' | 'replace';
  /** Why it cannot be taken over as it is. */
  refusal?: string | undefined;
  /** A text to reword in the frame, on one line where it has a `maxLength`; other values are changed where they belong. */
  text?: { value: string; onChange: (text: string) => void; maxLength?: number } | undefined;
  onEdit?: (frame: HTMLElement | null) => void;
  onDismiss: () => void;
}

/** What the assistant proposes, with the buttons that decide on it. Dashed: proposed, not taken over. */
export function ProposalFrame(props: ProposalFrameProps) {
  return useProposalTextsLoaded() ? <LoadedFrame {...props} /> : null;
}

function LoadedFrame({
  label,
  children,
  why,
  onAccept,
  accepting = 'accept',
  refusal,
  text,
  onEdit,
  onDismiss,
}: ProposalFrameProps) {
  const t = useProposalTexts();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [isEdited, setEdited] = useState(false);
  const replaces = accepting === 'replace';
  const accept = onAccept && (
    <Button
      key="accept"
      size="sm"
      icon={accepting === 'add' ? 'add' : 'check'}
      onClick={onAccept}
      disabledReason={refusal}
      aria-label={t(`${accepting}-field`, { field: label })}
    >
      {t(accepting)}
    </Button>
  );
  const edit = (
    <Button
      key="edit"
      size="sm"
      variant={replaces ? 'default' : 'subtle'}
      onClick={() => (text === undefined ? onEdit?.(frame.current) : setEdited(true))}
      aria-label={t('edit-field', { field: label })}
    >
      {t('edit')}
    </Button>
  );
  if (text !== undefined && isEdited)
    return (
      <fieldset className={classes.proposal} aria-label={t('label', { field: label })}>
        <Rewording label={label} text={text} onClose={() => setEdited(false)} />
      </fieldset>
    );
  return (
    <fieldset ref={frame} className={classes.proposal} aria-label={t('label', { field: label })}>
      <span className={classes.value} dir="auto">
        {children}
        {why !== undefined && why !== '' && (
          <Muted size="inherit" display="block" mt="0.125rem">
            <strong>{t('why')}</strong> {why}
          </Muted>
        )}
      </span>
      {refusal !== undefined && (
        <span role="alert" className={classes.refusal}>
          {refusal}
        </span>
      )}
      <Group as="span" gap="0.25rem" align="stretch">
        {replaces ? [edit, accept] : [accept, edit]}
        <Button size="sm" variant="subtle" onClick={onDismiss} aria-label={t('dismiss-field', { field: label })}>
          {t('dismiss')}
        </Button>
      </Group>
    </fieldset>
  );
}
