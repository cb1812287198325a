import { Button, Group, IconButton, Muted, Stack } from '@parapet/ui';
import { TextField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { GrcForm, QuestionPlace } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

/** Maximum number of options per question. */
const MOST = 200;

/** The options of a choice: what a person reads, what is stored, and which one is preset. */
export function OptionList({ form: whole, place }: { form: GrcForm; place: QuestionPlace }) {
  const t = useTexts();
  const form = useFormPart(whole);
  const at = `steps.${place.step}.questions.${place.question}` as const;
  const start = form.field(`${at}.default`);
  const { value, onChange, error, id } = form.field(`${at}.options`);
  const list = form.list(`${at}.options`);
  const options = value ?? [];
  const messages = form.errors;
  const change = (index: number, label: string, stored: string) => {
    const before = options[index];
    onChange(options.with(index, { value: stored, label }));
    if (before !== undefined && start.value === before.value && before.value !== '')
      start.onChange(stored === '' ? undefined : stored);
  };
  const add = () => {
    list.append({ value: '', label: '' });
    // Waits for the new row to render. Before that, `focus` would fall back to the list, whose id is on the button below.
    requestAnimationFrame(() => form.focus(`${at}.options.${options.length}.label`));
  };
  return (
    <Stack as="fieldset" gap="xs">
      <legend className={classes.legend}>
        {t('template-editor.options')} <Muted>{t('grc-editor.options-hint')}</Muted>
      </legend>
      {list.items.map(({ key, index }) => {
        const option = options[index];
        if (option === undefined) return null;
        return (
          <div key={key} className={classes.option}>
            <input
              type="radio"
              name={`${id}-default`}
              className={classes.radio}
              aria-label={t('grc-editor.preset', { label: option.label || String(index + 1) })}
              checked={option.value !== '' && start.value === option.value}
              onChange={() => start.onChange(option.value)}
              // Pressing the chosen one again takes the default away.
              onClick={() => start.value === option.value && start.onChange(undefined)}
            />
            <TextField
              // `focus` finds a new option by this id.
              id={
                form.field([
                  'steps',
                  String(place.step),
                  'questions',
                  String(place.question),
                  'options',
                  String(index),
                  'label',
                ]).id
              }
              labelHidden
              label={t('grc-editor.option-label', { n: index + 1 })}
              value={option.label}
              error={messages[`${at}.options.${index}.label`]}
              // What is stored follows the label until somebody writes something else.
              onChange={(label) => change(index, label, option.value === option.label ? label : option.value)}
              maxLength={200}
              autoComplete="off"
            />
            <TextField
              labelHidden
              label={t('grc-editor.option-value', { n: index + 1 })}
              value={option.value}
              error={messages[`${at}.options.${index}.value`]}
              onChange={(stored) => change(index, option.label, stored)}
              maxLength={200}
              autoComplete="off"
            />
            <IconButton
              icon="close"
              size="sm"
              label={t('template-editor.remove', {
                label: option.label || t('grc-editor.option-label', { n: index + 1 }),
              })}
              onClick={() => {
                list.remove(index);
                if (start.value === option.value) start.onChange(undefined);
              }}
            />
          </div>
        );
      })}
      {error !== undefined && (
        <Group role="alert" as="p" gap="xs" wrap="nowrap" c="var(--pp-danger-text)" fz="sm">
          {error}
        </Group>
      )}
      <div>
        <Button
          id={id}
          size="sm"
          variant="subtle"
          icon="add"
          disabledReason={options.length >= MOST ? t('grc-editor.most-options') : null}
          onClick={add}
        >
          {t('grc-editor.add-option')}
        </Button>
      </div>
    </Stack>
  );
}
