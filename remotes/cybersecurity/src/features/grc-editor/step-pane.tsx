import { useFormat, useNotify } from '@parapet/sdk';
import { Group, IconButton, SimpleGrid, Stack, Title } from '@parapet/ui';
import { CheckboxField, TextField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { QuestionList } from './question-list.tsx';
import type { GrcForm } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

interface StepPaneProps {
  form: GrcForm;
  step: number;
  /** Index of the question whose settings are shown. */
  opened: number | null;
  onOpen: (question: number | null) => void;
  onRemoved: () => void;
}

/** One step with its questions. */
export function StepPane({ form, step, opened, onOpen, onRemoved }: StepPaneProps) {
  return (
    <section aria-labelledby="grc-step" className={`${classes.pane} ${classes.questions}`}>
      <StepFields form={form} step={step} onRemoved={onRemoved} />
      <QuestionList form={form} step={step} opened={opened} onOpen={onOpen} />
    </section>
  );
}

function StepFields({ form: whole, step, onRemoved }: Pick<StepPaneProps, 'form' | 'step' | 'onRemoved'>) {
  const t = useTexts();
  const format = useFormat();
  const notify = useNotify();
  const form = useFormPart(whole);
  const number = format.number(step + 1);
  const remove = () => {
    const removed = whole.values.steps?.[step];
    if (removed === undefined) return;
    whole.list('steps').remove(step);
    onRemoved();
    notify.undo(t('grc-editor.step-removed', { number }), () => {
      const now = whole.values.steps ?? [];
      if (!now.some(({ id }) => id === removed.id)) whole.list('steps').insert(Math.min(step, now.length), removed);
    });
  };
  return (
    <Stack gap="sm" mb="md">
      <Group gap="xs" justify="space-between" wrap="nowrap" mih="2rem" mb="xs">
        <Title id="grc-step" order={2} size="md">
          {t('grc-editor.step', { number })}
        </Title>
        <Group as="span" gap="xs" wrap="nowrap">
          <CheckboxField
            {...form.field(`steps.${step}.mandatory`)}
            required={false}
            label={t('grc-editor.mandatory')}
          />
          <IconButton icon="delete" size="sm" label={t('grc-editor.remove-step', { number })} onClick={remove} />
        </Group>
      </Group>
      <SimpleGrid cols={2} spacing="sm">
        <TextField
          {...form.field(`steps.${step}.title`)}
          label={t('grc-editor.step-title')}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          {...form.field(`steps.${step}.category`)}
          required={false}
          label={t('template-editor.category')}
          maxLength={100}
          autoComplete="off"
        />
      </SimpleGrid>
      <TextField
        {...form.field(`steps.${step}.description`)}
        required={false}
        label={t('template-editor.description')}
        maxLength={2000}
        autoComplete="off"
      />
    </Stack>
  );
}
