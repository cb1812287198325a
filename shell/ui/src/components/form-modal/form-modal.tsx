import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './form-modal.module.css';

/** The parts of a form that the modal needs; what `useSchemaForm` returns fits. */
export interface FormModalForm {
  formError: string | null;
  submitting: boolean;
  dirty: boolean;
  submit: (event?: { preventDefault: () => void }) => Promise<boolean>;
}

export interface FormModalProps {
  opened: boolean;
  /** Called on Cancel, Escape and a click outside, after asking when something was typed. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  form: FormModalForm;
  /** 'Save' unless told. */
  submitLabel?: string;
  cancelLabel?: string;
  /** The fields. */
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** A form in a dialog. Enter submits; closing with unsaved text asks first. Closing after saving is the caller's. */
export function FormModal({ opened, onClose, title, description, form, submitLabel, cancelLabel, children, size = 'md' }: FormModalProps) {
  const t = useTexts();
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (form.submitting) return;
    if (form.dirty) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const footer = (
    <>
      <Button onClick={close} disabled={form.submitting}>
        {cancelLabel ?? t('action.cancel')}
      </Button>
      <Button variant="primary" type="submit" form={formId} loading={form.submitting}>
        {submitLabel ?? t('action.save')}
      </Button>
    </>
  );
  return (
    <>
      <Dialog opened={opened} onClose={close} title={title} description={description} size={size} footer={footer}>
        <form id={formId} className={classes.form} noValidate onSubmit={(event) => void form.submit(event)}>
          {form.formError !== null && <Alert kind="error">{form.formError}</Alert>}
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        opened={opened && asking}
        danger
        title={t('confirm.discard')}
        message={t('confirm.discardMessage')}
        confirmLabel={t('confirm.discard')}
        cancelLabel={t('confirm.keep')}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
