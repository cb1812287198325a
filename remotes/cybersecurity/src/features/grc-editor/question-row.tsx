import { useDomainTexts } from '@parapet/domain-ui';
import { Box, Group, Icon, IconButton, Muted } from '@parapet/ui';
import { useFormPart } from '@parapet/ui/forms';
import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { QuestionSettings } from './question-settings.tsx';
import { questionAt, type GrcForm, type QuestionPlace } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

interface QuestionRowProps {
  form: GrcForm;
  place: QuestionPlace;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One question in the list, and its settings while it is open. */
export function QuestionRow({ form: whole, place, open, onToggle, onRemove }: QuestionRowProps) {
  const settingsId = useId();
  return (
    <div data-open={open || undefined}>
      <Group gap="xs" wrap="nowrap">
        <button
          type="button"
          className={classes.questionButton}
          aria-expanded={open}
          aria-controls={open ? settingsId : undefined}
          onClick={onToggle}
        >
          <Summary form={whole} place={place} />
        </button>
        <RemoveButton form={whole} place={place} onRemove={onRemove} />
      </Group>
      {open && (
        <div id={settingsId}>
          <QuestionSettings form={whole} place={place} />
        </div>
      )}
    </div>
  );
}

function RemoveButton({ form, place, onRemove }: Pick<QuestionRowProps, 'form' | 'place' | 'onRemove'>) {
  const t = useTexts();
  const text = useQuestionText(form, place);
  return <IconButton icon="delete" size="sm" label={t('template-editor.remove', { label: text })} onClick={onRemove} />;
}

function useQuestionText(whole: GrcForm, { step, question }: QuestionPlace): string {
  const t = useTexts();
  const form = useFormPart(whole);
  return form.field(`steps.${step}.questions.${question}.text`).value || t('grc-editor.no-text');
}

/** Reads only what it shows, so that a keystroke in one question does not render the others. */
function Summary({ form: whole, place }: { form: GrcForm; place: QuestionPlace }) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useFormPart(whole);
  const text = useQuestionText(whole, place);
  const at = `steps.${place.step}.questions.${place.question}` as const;
  const type = form.field(`${at}.type`).value;
  const required = form.field(`${at}.required`).value === true;
  const locked = form.field(`${at}.locked`).value === true;
  const known = questionAt(whole, place) !== undefined && type !== null && type !== undefined;
  return (
    <>
      <span className={classes.questionText} dir="auto">
        {text}
        {required && (
          <Box component="span" c="var(--pp-danger-text)" aria-hidden="true">
            {' *'}
          </Box>
        )}
      </span>
      <Muted flex="none">
        {locked && <Icon name="lock" size={13} label={t('grc-editor.locked')} />}{' '}
        {known && words(`question-type.${type}`)}
      </Muted>
    </>
  );
}
