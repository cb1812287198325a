import { useSeededText } from '@parapet/domain-ui';
import { Box, Group, IconButton, Muted, Stack } from '@parapet/ui';
import { TextAreaField } from '@parapet/ui/forms';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { SharedField } from '../../presence/shared-field.tsx';
import { useWritingText } from '../../presence/use-writing-text.ts';
import classes from './items.module.css';

/** Longest comment, as the contract has it. */
const MAX_LENGTH = 5000;

interface NoteRowProps {
  /** Pointer of the note in the flow. */
  at: string;
  name: string;
  /** Facts below the name, e.g. the type; those that are missing or empty are left out. */
  details: readonly (string | null | undefined)[];
  /** At the end of the first line: badge or value. */
  aside: ReactNode;
  /** Name of the field for screen readers. */
  label: string;
  note: string;
  onNote: (text: string) => void;
  readOnly: boolean;
  /** Buttons beside the one for the note. */
  actions?: ReactNode;
}

/** One asset or property, with a note that opens in place. */
export function NoteRow({ at, name, details, aside, label, note, onNote, readOnly, actions }: NoteRowProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const writing = useWritingText(at);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={root} className={classes.item}>
      <Group gap="xs" wrap="nowrap">
        <Stack gap="0" flex={1} miw={0}>
          <span className={classes.itemName} dir="auto">
            {name}
          </span>
          <Muted>{details.flatMap((word) => (word ? [seeded(word)] : [])).join(' · ')}</Muted>
          {!isOpen && writing !== null && (
            <Box component="span" c="var(--pp-accent-text)" fz="sm" fw={500}>
              {writing}
            </Box>
          )}
        </Stack>
        <div className={classes.itemAside}>{aside}</div>
        {(!readOnly || note !== '') && (
          <span className={classes.noteButton} data-written={note !== '' || undefined}>
            <IconButton
              size="sm"
              icon="message"
              label={note === '' ? t('review.add-note', { name }) : t('review.open-note', { name })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        )}
        {actions}
      </Group>
      {isOpen && (
        <div onKeyDown={close} role="presentation">
          <SharedField at={at}>
            <TextAreaField
              label={label}
              labelHidden
              value={note}
              onChange={onNote}
              rows={2}
              maxLength={MAX_LENGTH}
              readOnly={readOnly}
              inputRef={field}
            />
          </SharedField>
        </div>
      )}
    </div>
  );
}
