import {
  CHAT_FORMATS,
  CHAT_KINDS,
  CHAT_NAMES,
  ChatChannelUpdate,
  type ChatChannel,
  type ChatFormat,
} from '@parapet/contracts';
import { LANGUAGE_NAMES, LOCALES, useLeaveGuard, useLocale, useOperation, useSession } from '@parapet/sdk';
import { Alert } from '@parapet/ui';
import { CheckboxGroup, SelectField, useSchemaForm } from '@parapet/ui/forms';
import { EntryDialog } from '../../dialogs/entry-dialog.tsx';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';
import { AddressField, isAboutAddress } from './address-field.tsx';
import { useWebhookWords } from './use-webhook-words.ts';

const { url, format, kinds, language } = ChatChannelUpdate.properties;
const properties = { url, format, kinds, language };
const NewForm = { properties, required: ['url', 'format', 'kinds', 'language'] };
const ChangeForm = { properties, required: ['format', 'kinds', 'language'] };

const HOSTS: Readonly<Record<ChatFormat, RegExp>> = {
  slack: /(^|\.)slack(-gov)?\.com$/,
  teams: /(^|\.)(office|azure|powerplatform|powerautomate)\.com$/,
};

/** The product that an address is of, as far as its host tells. */
function formatOf(address: string): ChatFormat | undefined {
  const host = URL.canParse(address.trim()) ? new URL(address.trim()).hostname : '';
  return CHAT_FORMATS.find((one) => HOSTS[one].test(host));
}

interface ChatDialogProps {
  /** null for a new one. */
  channel: ChatChannel | null;
  onSaved: (channel: ChatChannel) => void;
  onClose: () => void;
}

/** Asks for the address of the channel, and what is posted there in which language. */
export function ChatDialog({ channel, onSaved, onClose }: ChatDialogProps) {
  const t = useWebhookTexts();
  const words = useWebhookWords();
  const { organizationId: orgId } = useSession();
  const locale = useLocale();
  const save = useOperation('setChatChannel', { onError: () => {} });
  const form = useSchemaForm(channel === null ? NewForm : ChangeForm, {
    initialValues: {
      url: '',
      format: channel?.format ?? 'slack',
      kinds: channel?.kinds ?? [...CHAT_KINDS],
      language: channel?.language ?? locale,
    },
    onSubmit: async ({ url: typed = '', ...values }) => {
      const address = typed.trim();
      const body = { ...values, ...(address !== '' && { url: address }) };
      const saved = await save.mutateAsync({ orgId, body, ...(channel !== null && { version: channel.version }) });
      guard.release();
      onSaved(saved);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const [addressed, told] = [form.field('url'), form.field('kinds')];
  const title = t(channel === null ? 'chat-connect' : 'chat-edit');
  const type = (address: string) => {
    addressed.onChange(address);
    const known = formatOf(address);
    if (known !== undefined) form.setValues({ format: known });
  };
  return (
    <EntryDialog
      form={form}
      guard={guard}
      onClose={onClose}
      title={title}
      submitLabel={channel === null ? title : t('save')}
      failed={isAboutAddress(form.failure) ? null : t('chat-not-saved')}
      reason={t('not-possible')}
    >
      <AddressField
        {...addressed}
        failure={form.failure}
        onChange={type}
        hint={channel === null ? t('chat-address-hint') : t('chat-address-kept', { host: channel.host })}
        required={channel === null}
      />
      <SelectField
        {...form.field('format')}
        label={t('chat-format')}
        options={CHAT_FORMATS.map((one) => ({ value: one, label: CHAT_NAMES[one] }))}
        hint={t('chat-format-hint')}
      />
      <CheckboxGroup
        {...told}
        label={t('chat-kinds')}
        options={CHAT_KINDS.map((kind) => ({ value: kind, label: words.kind(kind) }))}
        error={told.error === undefined ? null : t('chat-kinds-missing')}
      />
      <SelectField
        {...form.field('language')}
        label={t('chat-language')}
        options={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
      />
      <Alert title={t('chat-readers')}>{t('chat-readers-why')}</Alert>
    </EntryDialog>
  );
}
