import type { ComponentProps, KeyboardEvent } from 'react';
import { isSendKey } from '../../forms/is-send-key.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown' | 'noValidate'> {
  /** What `useSchemaForm` returns fits. */
  form: { submit: (event?: { preventDefault: () => void }) => Promise<boolean> };
}

/** The element of a form: Enter submits it as usual, Ctrl+Enter from any field. Its own messages replace the browser's. */
export function Form({ form, ...props }: FormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) void form.submit(event);
  };
  return <form {...props} noValidate onKeyDown={onKeyDown} onSubmit={(event) => void form.submit(event)} />;
}
