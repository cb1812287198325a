import { useId, useState, type KeyboardEvent } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import field from '../field/field.module.css';
import classes from './saved-views.module.css';

/** Groups of views: ids, with what choosing one means in words. */
export interface SaveAs {
  label: string;
  groups: readonly { id: string; label: string; hint?: string }[];
}

interface NameFormProps {
  start: string;
  /** Asks for the group as well. */
  saveAs?: SaveAs;
  isTaken: (name: string, group: string | undefined) => boolean;
  onSave: (name: string, group: string | undefined) => void | Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
}

/** One name, saved with Enter and dropped with Escape. A name that could not be saved stays to be tried again. */
export function NameForm({ start, saveAs, isTaken, onSave, onSaved, onCancel }: NameFormProps) {
  const t = useTexts();
  const id = useId();
  const [name, setName] = useState(start);
  const [group, setGroup] = useState(saveAs?.groups[0]?.id);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const clean = name.trim();
    if (clean === '') return setError(t('views.required'));
    if (isTaken(clean, group)) return setError(t('views.taken'));
    setBusy(true);
    try {
      await onSave(clean, group);
      onSaved();
    } catch {
      setError(t('form.failed'));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className={field.hidden}>
        {t('views.name')}
      </label>
      <input
        ref={focusOnce}
        id={id}
        className={field.control}
        // Escape drops the name; what lies around it stays open.
        data-mantine-stop-propagation="true"
        value={name}
        placeholder={t('views.name')}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} className={field.error} role="alert">
          {error}
        </p>
      )}
      {saveAs && (
        <SegmentedControl
          label={saveAs.label}
          size="sm"
          fullWidth
          options={saveAs.groups.map((one) => ({ value: one.id, label: one.label }))}
          value={group}
          onChange={(chosen) => {
            setGroup(chosen);
            setError(null);
          }}
          hint={saveAs.groups.find((one) => one.id === group)?.hint}
        />
      )}
      <Group gap="0.375rem" wrap="nowrap" align="stretch">
        <Button size="sm" type="submit" loading={busy}>
          {t('action.save')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Group>
    </form>
  );
}

/** Moving the focus is fine here: the form appears only when the person asks for it. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
