import type { ComponentProps, KeyboardEvent } from 'react';
import { isSendKey } from '../../forms/is-send-key.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown' | 'noValidate'> {
  /** What `useSchemaForm` returns fits. */
  form: { submit: (event?: { preventDefault: () => void }) => Promise<boolean> };
}

/** A `<form>` that Enter submits as usual, and Ctrl+Enter from any field. The messages of the fields replace the browser's. */
export function Form({ form, ...props }: FormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) void form.submit(event);
  };
  return <form {...props} noValidate onKeyDown={onKeyDown} onSubmit={(event) => void form.submit(event)} />;
}
