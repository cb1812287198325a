import { Button, Group } from '@parapet/ui';
import { TextAreaField, useSchemaForm } from '@parapet/ui/forms';
import { useMemo } from 'react';
import { LONGEST_TEXT } from './added-text.ts';
import { useProposalTexts } from './locales/use-proposal-texts.ts';
import classes from './proposals.module.css';

interface RewordingProps {
  /** What is reworded. */
  label: string;
  /** With `maxLength`, it stays on one line. */
  text: { value: string; onChange: (text: string) => void; maxLength?: number };
  onClose: () => void;
}

/** The field comes because somebody asked to edit. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

/** As `Prose` and `Title` of the contract check such a text; with these, TypeBox would be part of the first page. */
export const rewordedSchema = (maxLength: number | undefined) => ({
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: maxLength ?? LONGEST_TEXT,
      pattern: '\\S',
      ...(maxLength !== undefined && { 'x-plain-line': true }),
    },
  },
  required: ['text'],
});

/** A proposed text in another wording, which the field would take: refused at once, and not only once it is saved. */
export function Rewording({ label, text: { value, onChange, maxLength }, onClose }: RewordingProps) {
  const t = useProposalTexts();
  const schema = useMemo(() => rewordedSchema(maxLength), [maxLength]);
  const form = useSchemaForm(schema, {
    initialValues: { text: value },
    labels: { text: label },
    onSubmit: ({ text }) => {
      onChange(String(text).trim());
      onClose();
    },
  });
  return (
    <>
      <span className={classes.value} dir="auto">
        <TextAreaField
          {...form.field('text')}
          value={String(form.values.text)}
          required={false}
          label={t('label', { field: label })}
          rows={3}
          maxLength={maxLength ?? LONGEST_TEXT}
          inputRef={focusOnce}
        />
      </span>
      <Group as="span" gap="0.25rem" align="stretch">
        <Button size="sm" onClick={() => void form.submit()}>
          {t('edited')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Group>
    </>
  );
}
