import {
  WEBHOOK_ACTIONS,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  WebhookCreate,
  type Webhook,
  type WebhookEvent,
} from '@parapet/contracts';
import { useLeaveGuard, useOperation } from '@parapet/sdk';
import { CheckboxGroup, TextField, useSchemaForm } from '@parapet/ui/forms';
import { EntryDialog } from '../../dialogs/entry-dialog.tsx';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';
import { AddressField, isAboutAddress } from './address-field.tsx';

const { name, url, events } = WebhookCreate.properties;
const WebhookForm = { properties: { name, url, events }, required: ['name', 'url', 'events'] };

interface WebhookDialogProps {
  /** null for a new one. */
  webhook: Webhook | null;
  /** With the secret, if it is new. */
  onSaved: (webhook: Webhook) => void;
  onClose: () => void;
}

/** Asks for a name, the address, and what is told. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const t = useWebhookTexts();
  const create = useOperation('createWebhook', { onError: () => {} });
  const update = useOperation('updateWebhook', { onError: () => {} });
  const form = useSchemaForm(WebhookForm, {
    initialValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: [...(webhook?.events ?? WEBHOOK_EVENTS)],
    },
    onSubmit: async (values) => {
      const body = { ...values, name: values.name.trim(), url: values.url.trim() };
      const saved = await (webhook === null
        ? create.mutateAsync({ body })
        : update.mutateAsync({ id: webhook.id, body, version: webhook.version }));
      guard.release();
      onSaved(saved);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const [named, addressed, told] = [form.field('name'), form.field('url'), form.field('events')];
  const title = t(webhook === null ? 'add' : 'edit-title');
  const choose = (kind: (typeof WEBHOOK_KINDS)[number], chosen: readonly WebhookEvent[]) => {
    const others = (told.value ?? []).filter((event) => !event.startsWith(`${kind}.`));
    const wanted = new Set([...others, ...chosen]);
    told.onChange(WEBHOOK_EVENTS.filter((event) => wanted.has(event)));
  };
  return (
    <EntryDialog
      form={form}
      guard={guard}
      onClose={onClose}
      title={title}
      submitLabel={webhook === null ? title : t('save')}
      failed={isAboutAddress(form.failure) ? null : t('not-saved')}
      reason={t('not-possible')}
    >
      <TextField
        {...named}
        error={named.error === undefined ? null : t('name-missing')}
        label={t('name')}
        hint={t('name-hint')}
        required
        maxLength={100}
        autoComplete="off"
      />
      <AddressField {...addressed} failure={form.failure} hint={t('address-hint')} required />
      {WEBHOOK_KINDS.map((kind, index) => (
        <CheckboxGroup
          key={kind}
          {...(index === 0 && { id: told.id })}
          label={t(`kind.${kind}`)}
          inline
          required={false}
          options={WEBHOOK_ACTIONS.map((action) => ({
            value: `${kind}.${action}` as const,
            label: t(`action.${action}`),
          }))}
          value={told.value}
          onChange={(chosen: WebhookEvent[]) => choose(kind, chosen)}
          error={index === 0 && told.error !== undefined ? t('events-missing') : null}
        />
      ))}
    </EntryDialog>
  );
}
