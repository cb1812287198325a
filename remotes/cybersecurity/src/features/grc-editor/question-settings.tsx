import { QUESTION_TYPES } from '@parapet/contracts';
import { SLIDER } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { Group, Icon, SimpleGrid } from '@parapet/ui';
import { CheckboxField, FormPart, NumberField, SegmentedControl, TextField, useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { OptionList } from './option-list.tsx';
import type { GrcForm, QuestionPlace } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

/** All settings of one question. */
export function QuestionSettings({ form: whole, place }: { form: GrcForm; place: QuestionPlace }) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useFormPart(whole);
  const at = `steps.${place.step}.questions.${place.question}` as const;
  const type = form.field(`${at}.type`);
  const start = form.field(`${at}.default`);
  const options = form.field(`${at}.options`);
  const placeholder = form.field(`${at}.placeholder`);
  const help = form.field(`${at}.help`);
  const locked = form.field(`${at}.locked`);
  const retype = (next: (typeof QUESTION_TYPES)[number]) => {
    type.onChange(next);
    // A default does not fit another type, and only a choice has options.
    start.onChange(undefined);
    options.onChange(next === 'select' ? (options.value ?? []) : undefined);
  };
  return (
    <div className={classes.settings}>
      {/* A part of its own, as people type here most: a keystroke does not render the other settings. */}
      <FormPart form={whole}>
        {(part) => (
          <TextField
            {...part.field(`${at}.text`)}
            label={t('grc-editor.question')}
            maxLength={1000}
            autoComplete="off"
          />
        )}
      </FormPart>
      <Group gap="0.5rem 1rem" align="end">
        <SegmentedControl
          label={t('grc-editor.type')}
          value={type.value ?? 'text'}
          onChange={retype}
          options={QUESTION_TYPES.map((value) => ({ value, label: words(`question-type.${value}`) }))}
        />
        <Group as="span" gap="0.5rem 1rem" align="stretch">
          <CheckboxField {...form.field(`${at}.required`)} required={false} label={t('template-editor.required')} />
          <CheckboxField {...locked} required={false} label={t('grc-editor.locked')} />
        </Group>
      </Group>
      {type.value === 'select' && <OptionList form={whole} place={place} />}
      {type.value === 'slider' && <SliderSettings form={whole} place={place} />}
      {type.value === 'text' && (
        <TextField
          {...start}
          required={false}
          value={typeof start.value === 'string' ? start.value : ''}
          onChange={(text) => start.onChange(text === '' ? undefined : text)}
          label={t('template-editor.default')}
          maxLength={1000}
          autoComplete="off"
        />
      )}
      {type.value !== 'slider' && (
        <TextField
          {...placeholder}
          required={false}
          onChange={(text) => placeholder.onChange(text === '' ? undefined : text)}
          label={t('template-editor.placeholder')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <TextField
        {...help}
        required={false}
        onChange={(text) => help.onChange(text === '' ? undefined : text)}
        label={t('grc-editor.help')}
        maxLength={2000}
        autoComplete="off"
      />
      {locked.value === true && (
        <Group as="p" gap="xs" wrap="nowrap" fz="sm" c="dimmed">
          <Icon name="lock" size={14} /> {t('grc-editor.locked-hint')}
        </Group>
      )}
    </div>
  );
}

/** The range of a slider; without bounds it goes from 1 to 10. */
function SliderSettings({ form: whole, place }: { form: GrcForm; place: QuestionPlace }) {
  const t = useTexts();
  const form = useFormPart(whole);
  const at = `steps.${place.step}.questions.${place.question}` as const;
  const start = form.field(`${at}.default`);
  const labels = form.field(`${at}.labels`);
  const { min = '', max = '' } = labels.value ?? {};
  const number = (name: 'min' | 'max' | 'step', standard: number) => {
    const { value, onChange, ...field } = form.field(`${at}.${name}`);
    return (
      <NumberField
        {...field}
        required={false}
        label={t(name === 'step' ? 'grc-editor.step-size' : `grc-editor.${name}`)}
        value={value ?? null}
        placeholder={String(standard)}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  };
  const relabel = (next: { min: string; max: string }) =>
    labels.onChange(next.min === '' && next.max === '' ? undefined : next);
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {number('min', SLIDER.min)}
        {number('max', SLIDER.max)}
        {number('step', SLIDER.step)}
        <NumberField
          {...start}
          required={false}
          label={t('template-editor.default')}
          value={typeof start.value === 'number' ? start.value : null}
          onChange={(next) => start.onChange(next ?? undefined)}
        />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        <TextField
          label={t('grc-editor.min-label')}
          value={min}
          onChange={(text) => relabel({ min: text, max })}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          label={t('grc-editor.max-label')}
          value={max}
          onChange={(text) => relabel({ min, max: text })}
          maxLength={100}
          autoComplete="off"
        />
      </SimpleGrid>
    </>
  );
}
