import { useState, type InputHTMLAttributes } from 'react';
import { useLocale, useTexts } from '../../provider/kit-context.ts';
import { formatDay, parseDay, pattern } from './days.ts';
import field from '../field/field.module.css';
import classes from './date-field.module.css';

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> {
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  /** Called on Alt+ArrowDown, as in every date field. */
  onOpen: () => void;
  onBlur?: () => void;
}

/** The text box of one date. Full dates are passed on at once; short ones and invalid text on Enter or when the box is left. */
export function DateInput({ value, onChange, onOpen, onBlur, ...input }: DateInputProps) {
  const locale = useLocale();
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const give = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    give(text === '' ? null : (parseDay(text, locale) ?? text));
  };
  return (
    <input
      {...input}
      type="text"
      inputMode="text"
      autoComplete="off"
      placeholder={pattern(locale, t('date.letters'))}
      className={`${field.control} ${classes.input}`}
      value={typed ?? (value ? formatDay(value, locale) : '')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const full = parseDay(text, locale, true);
        if (full !== null) give(full);
        else if (text.trim() === '') give(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'ArrowDown' && event.altKey) {
          event.preventDefault();
          onOpen();
        }
      }}
      onBlur={() => {
        finish();
        onBlur?.();
      }}
    />
  );
}
