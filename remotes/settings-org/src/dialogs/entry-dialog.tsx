import { errorMessage, type useLeaveGuard } from '@parapet/sdk';
import { Alert, Stack } from '@parapet/ui';
import { FormModal } from '@parapet/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

interface EntryDialogProps extends Pick<
  ComponentProps<typeof FormModal>,
  'title' | 'submitLabel' | 'onClose' | 'children'
> {
  form: ComponentProps<typeof FormModal>['form'] & { failure: unknown };
  guard: ReturnType<typeof useLeaveGuard>;
  /** Shown before everything else. */
  intro?: ReactNode;
  /** What is said above the fields when it could not be saved; null where a field says it. */
  failed: string | null;
  /** Said for a failure that has no reason to tell. */
  reason?: string;
  minHeight?: string | undefined;
}

/** A dialog that asks for what a new entry needs, or changes one. */
export function EntryDialog({
  form,
  guard,
  failed,
  intro,
  reason = '',
  minHeight,
  children,
  ...dialog
}: EntryDialogProps) {
  return (
    <FormModal
      {...dialog}
      opened
      confirmLeave={guard.confirmLeave}
      form={{ formError: null, submitting: form.submitting, submit: form.submit }}
    >
      <Stack mih={minHeight}>
        {intro}
        {form.failure !== null && failed !== null && (
          <Alert kind="error" title={failed}>
            {errorMessage(form.failure, reason)}
          </Alert>
        )}
        {children}
      </Stack>
    </FormModal>
  );
}
