import { useDomainTexts } from '@parapet/domain-ui';
import { Button, Dialog } from '@parapet/ui';
import { TextField } from '@parapet/ui/forms';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './wizard.module.css';

interface TitleDialogProps {
  title: string;
  onContinue: (title: string) => void;
  onCancel: () => void;
}

/** Asks for the title of the risk; Enter continues too. */
export function TitleDialog({ title: given, onContinue, onCancel }: TitleDialogProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const form = useId();
  const [title, setTitle] = useState(given);
  const isBlank = title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onContinue(title.trim());
  };
  return (
    <Dialog
      opened
      size="sm"
      onClose={onCancel}
      title={t('wizard.title')}
      footer={
        <>
          <Button onClick={onCancel}>{t('add-risk.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={isBlank}>
            {t('wizard.continue')}
          </Button>
        </>
      }
    >
      <form ref={markTitle} id={form} onSubmit={submit} className={classes.form} noValidate>
        <TextField
          label={words('field.title')}
          hint={t('add-risk.title-hint')}
          value={title}
          onChange={setTitle}
          maxLength={200}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  );
}

/** Makes the dialog focus the field instead of its close button. */
function markTitle(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('data-autofocus', '');
}
