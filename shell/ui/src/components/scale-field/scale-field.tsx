import { useId, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import classes from './scale-field.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;
export type ScaleLevel = (typeof LEVELS)[number];

/** Prefixes of the text keys of the words. */
const WORDS = { level: 'scale', likelihood: 'likelihood', quality: 'quality' } as const;

export interface ScaleFieldProps extends FieldProps {
  /** 1-5. */
  value: number | null | undefined;
  onChange: (value: ScaleLevel) => void;
  /** The words: `level` is 'Very Low' to 'Very High', `likelihood` the same in the gender of a likelihood, `quality` is 'Very Poor' to 'Excellent'. */
  words?: keyof typeof WORDS;
  /** Words of one's own for 1 to 5; an empty one stands for that of `words`. */
  labels?: readonly string[];
  readOnly?: boolean;
}

/** A level from 1 to 5 as five buttons in a row; arrow keys move between them and the digits set a level. */
export function ScaleField(props: ScaleFieldProps) {
  const [frame, { value, onChange, words = 'level', labels, name, id, disabled, readOnly = false }] = splitFrame(props);
  const t = useTexts();
  const ownName = useId();
  const reached = LEVELS.find((level) => level === value) ?? 1;
  const choose = (level: ScaleLevel) => {
    if (!readOnly && level !== value) onChange(level);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const level = LEVELS.find((one) => String(one) === event.key);
    if (level === undefined || disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    choose(level);
    if (!readOnly) event.currentTarget.querySelector<HTMLInputElement>(`input[value="${level}"]`)?.focus();
  };
  return (
    <FieldGroup {...frame} id={id} role="radiogroup" readOnly={readOnly} disabled={disabled} onKeyDown={onKeyDown}>
      {(base) => (
        <div className={classes.options} data-disabled={disabled || undefined} data-readonly={readOnly || undefined}>
          {LEVELS.map((level, index) => (
            <label key={level} className={classes.option}>
              <input
                type="radio"
                className={classes.input}
                id={level === reached ? base : undefined}
                name={`${name ?? ''}${ownName}`}
                value={level}
                required={frame.required}
                disabled={disabled}
                checked={level === value}
                onChange={() => choose(level)}
              />
              <span className={classes.number} aria-hidden="true">
                {level}
              </span>
              <span className={classes.word}>{labels?.[index] || t(`${WORDS[words]}.${level}`)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
