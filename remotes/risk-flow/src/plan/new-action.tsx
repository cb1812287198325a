import type { TreatmentAction } from '@parapet/contracts';
import { PersonSelect } from '@parapet/domain-ui/forms';
import { Button } from '@parapet/ui';
import { DateField, TextField } from '@parapet/ui/forms';
import { useRef, useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import classes from './plan.module.css';

interface NewActionProps {
  onAdd: (action: Pick<TreatmentAction, 'title' | 'responsible' | 'dueDate'>) => void;
  /** Why none can be added; null when one can. */
  disabledReason: string | null;
}

/**
 * The first row of the list: Enter adds the action and starts the next one, with the same person. Leaving the row adds it too, as everything
 * else of the plan is saved as it is typed.
 */
export function NewAction({ onAdd, disabledReason }: NewActionProps) {
  const t = useTexts();
  const [title, setTitle] = useState('');
  const [responsible, setResponsible] = useState<string | null>(null);
  const [dueDate, setDueDate] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // By React's events, which come through the lists of the fields too, wherever these are drawn.
  const hasFocus = useRef(false);
  const add = () => {
    if (disabledReason !== null || title.trim() === '') return;
    onAdd({ title: title.trim(), responsible: responsible ?? '', dueDate });
    setTitle('');
    setDueDate(null);
  };
  return (
    <div
      role="presentation"
      className={classes.newAction}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
        setTimeout(() => hasFocus.current || add());
      }}
    >
      <TextField
        label={t('action.new')}
        labelHidden
        placeholder={t('action.new-hint')}
        value={title}
        onChange={setTitle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
        maxLength={200}
        inputRef={field}
        autoComplete="off"
      />
      <PersonSelect
        label={t('action.new-responsible')}
        labelHidden
        placeholder={t('action.responsible')}
        value={responsible}
        onChange={setResponsible}
        clearable
      />
      <DateField label={t('action.new-due')} labelHidden value={dueDate} onChange={setDueDate} />
      <Button
        icon="add"
        onClick={() => {
          add();
          field.current?.focus();
        }}
        disabledReason={disabledReason}
      >
        {t('action.add')}
      </Button>
    </div>
  );
}
