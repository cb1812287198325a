import { useFormat } from '@parapet/sdk';
import { Box, Button, Group, Muted, Title } from '@parapet/ui';
import { SortableList, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { newStep, stamp, type GrcForm } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

/** Maximum number of steps per template. */
const MOST = 50;

interface StepListProps {
  form: GrcForm;
  /** Index of the step whose questions are shown. */
  selected: number;
  onSelect: (step: number) => void;
}

/** The steps of a template: added, chosen and put in order. */
export function StepList({ form: whole, selected, onSelect }: StepListProps) {
  const t = useTexts();
  const format = useFormat();
  const form = useFormPart(whole);
  const list = form.list('steps');
  // Field by field, so that typing in a question does not render the list.
  const steps = list.items.map(({ key, index }) => ({
    key,
    title: form.field(`steps.${index}.title`).value || t('grc-editor.no-title'),
    category: form.field(`steps.${index}.category`).value ?? '',
    mandatory: form.field(`steps.${index}.mandatory`).value === true,
    questions: form.list(`steps.${index}.questions`).items.length,
  }));
  const add = () => {
    list.append(newStep(...stamp()));
    onSelect(steps.length);
    form.focus(`steps.${steps.length}.title`);
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    if (selected === from) onSelect(to);
    else if (from < selected && to >= selected) onSelect(selected - 1);
    else if (from > selected && to <= selected) onSelect(selected + 1);
  };
  return (
    <section aria-label={t('grc-editor.steps')} className={`${classes.pane} ${classes.steps}`}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mih="2rem" mb="xs">
        <Title order={2} size="md">
          {t('grc-editor.steps')} <Muted>{format.number(steps.length)}</Muted>
        </Title>
        <Button
          size="sm"
          variant="subtle"
          icon="add"
          disabledReason={steps.length >= MOST ? t('grc-editor.most-steps') : null}
          onClick={add}
        >
          {t('grc-editor.add-step')}
        </Button>
      </Group>
      {steps.length > 0 && (
        <SortableList
          stacked
          label={t('grc-editor.steps')}
          items={steps}
          idOf={({ key }) => key}
          labelOf={({ title }) => title}
          onReorder={(_items, { from, to }) => move(from, to)}
          renderItem={({ title, category, mandatory, questions }, index) => (
            <button
              type="button"
              className={classes.stepButton}
              aria-current={index === selected ? 'step' : undefined}
              onClick={() => onSelect(index)}
            >
              <span dir="auto">
                {format.number(index + 1)}. {title}
                {mandatory && (
                  <Box component="span" c="var(--pp-danger-text)" aria-hidden="true">
                    {' *'}
                  </Box>
                )}
              </span>
              <Muted>
                {[...(category === '' ? [] : [category]), t('grc-templates.questions', { count: questions })].join(
                  ' · ',
                )}
              </Muted>
            </button>
          )}
        />
      )}
    </section>
  );
}
