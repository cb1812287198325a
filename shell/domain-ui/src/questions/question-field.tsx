import type { GrcQuestion } from '@parapet/contracts';
import { SLIDER } from '@parapet/contracts/rules';
import { SelectField, SliderField, TextAreaField, TextField } from '@parapet/ui/forms';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './question-field.module.css';

/** Longest text of an answer, in characters. */
const LONGEST = 10_000;

/** The answer to a question as a risk stores it. */
export type Answer = string | number;

export interface QuestionFieldProps {
  question: GrcQuestion;
  /** A value that does not fit the type of the question shows the field as empty. */
  value: unknown;
  onChange: (answer: Answer) => void;
  /** Several lines for the answer to a text question. */
  multiline?: boolean;
  error?: string | undefined;
  /** Of the control, e.g. as a form gives it. */
  id?: string;
  name?: string;
  /** Accepted from a form and ignored: the question itself says whether it is required. */
  required?: boolean;
}

/**
 * A question of a GRC template as a person answers it: a text, a choice or a slider. A required one has a star; a locked one shows its answer and
 * cannot be changed. Spread the field of a form: `<QuestionField question={question} {...form.field(['template_answers', key])} />`.
 */
export function QuestionField({ question, value, multiline = false, ...field }: QuestionFieldProps) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const { type, text, help, placeholder, options = [], labels, locked } = question;
  const common = {
    ...field,
    label: seeded(text),
    required: question.required === true,
    ...(help !== undefined && help !== '' && { hint: seeded(help) }),
    ...(locked === true && { disabledReason: t('question.locked') }),
  };
  const hint = placeholder === undefined || placeholder === '' ? undefined : seeded(placeholder);
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (type) {
    case 'select':
      return (
        <div className={classes.choice}>
          <SelectField
            {...common}
            value={stored === '' ? null : stored}
            options={options.map((option) => ({ value: option.value, label: seeded(option.label) }))}
            {...(hint !== undefined && { placeholder: hint })}
          />
        </div>
      );
    case 'slider':
      return (
        <SliderField
          {...common}
          value={typeof value === 'number' ? value : null}
          min={question.min ?? SLIDER.min}
          max={question.max ?? SLIDER.max}
          step={question.step ?? SLIDER.step}
          {...sliderEnds(question, labels && { min: seeded(labels.min), max: seeded(labels.max) })}
        />
      );
    case 'text': {
      // What nobody can change is read, not edited.
      const written = locked === true ? seeded(stored) : stored;
      return multiline ? (
        <TextAreaField
          {...common}
          value={written}
          rows={3}
          maxLength={LONGEST}
          {...(hint !== undefined && { placeholder: hint })}
        />
      ) : (
        <TextField
          {...common}
          value={written}
          maxLength={LONGEST}
          autoComplete="off"
          {...(hint !== undefined && { placeholder: hint })}
        />
      );
    }
  }
}

/** The numbers of the two ends with their labels, e.g. '1 Never'; the numbers alone without labels. */
function sliderEnds(
  { min = SLIDER.min, max = SLIDER.max }: GrcQuestion,
  labels: { min: string; max: string } | undefined,
) {
  return labels === undefined
    ? {}
    : { minLabel: `${min} ${labels.min}`.trim(), maxLabel: `${max} ${labels.max}`.trim() };
}
