import { ApiError, errorMessage } from '@parapet/sdk';
import { TextField } from '@parapet/ui/forms';
import type { ComponentProps } from 'react';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';

/** Whether an address is why something was not saved; the field says so then. */
export const isAboutAddress = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code.startsWith('webhook_address');

interface AddressFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  /** Why the form was not saved. */
  failure: unknown;
}

/** The address to which messages are sent. */
export function AddressField({ failure, error, ...field }: AddressFieldProps) {
  const t = useWebhookTexts();
  const missing = t('address-missing');
  const refused = isAboutAddress(failure) ? errorMessage(failure, missing) : missing;
  return (
    <TextField
      {...field}
      error={error === undefined ? null : refused}
      label={t('address')}
      type="url"
      maxLength={2000}
      autoComplete="off"
    />
  );
}
