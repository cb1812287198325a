import { useId, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { DialogSize } from '../dialog/dialog-part.tsx';
import { Form } from '../form/form.tsx';
import { FormFooter } from '../form-footer/form-footer.tsx';
import { SaveStatus } from '../save-status/save-status.tsx';
import classes from './form-modal.module.css';

/** The parts of a form that the modal needs; what `useSchemaForm` returns fits. */
export interface FormModalForm {
  formError: string | null;
  submitting: boolean;
  submit: (event?: { preventDefault: () => void }) => Promise<boolean>;
}

export interface FormModalProps {
  opened: boolean;
  /** Called on Cancel, Escape and a click outside, once `confirmLeave` has allowed it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  form: FormModalForm;
  /** 'Save' by default. */
  submitLabel?: string;
  /** Why the form cannot be sent yet; disables the button. */
  submitDisabledReason?: string;
  cancelLabel?: string;
  /** Beside the buttons, e.g. `SaveStatus`; by default the form's own error. */
  status?: ReactNode;
  /** Asks, if there is something to lose, whether unsaved changes may be lost: `confirmLeave` of the SDK's `useLeaveGuard`. */
  confirmLeave: () => Promise<boolean>;
  /** The fields. */
  children: ReactNode;
  size?: DialogSize;
  /** The height does not follow the content. */
  fixedHeight?: boolean;
  /** The content has its own padding and scrolls by itself. */
  flush?: boolean;
}

/** A form in a dialog. Enter or Ctrl+Enter submits; closing asks `confirmLeave` first. The caller closes it after saving. */
export function FormModal({
  opened,
  onClose,
  title,
  description,
  form,
  submitLabel,
  submitDisabledReason,
  cancelLabel,
  status,
  confirmLeave,
  children,
  ...dialog
}: FormModalProps) {
  const t = useTexts();
  const formId = useId();
  const close = async () => {
    if (!form.submitting && (await confirmLeave())) onClose();
  };
  const footer = (
    <FormFooter
      sticky={false}
      status={
        status ?? (
          <SaveStatus
            problem={form.formError === null ? null : 'refused'}
            title={form.formError ?? ''}
            detail={t('save.unchanged')}
          />
        )
      }
    >
      <Button onClick={() => void close()} disabled={form.submitting}>
        {cancelLabel ?? t('action.cancel')}
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        loading={form.submitting}
        disabledReason={submitDisabledReason}
      >
        {submitLabel ?? t('action.save')}
      </Button>
    </FormFooter>
  );
  return (
    <Dialog
      {...dialog}
      opened={opened}
      onClose={() => void close()}
      title={title}
      description={description}
      footer={footer}
    >
      <Form form={form} id={formId} className={classes.form} data-flush={dialog.flush || undefined}>
        {children}
      </Form>
    </Dialog>
  );
}
