/** The mail to the admins of an organization when a webhook was turned off, because nothing arrived for a day. */
import type { Language } from '@parapet/contracts';
import { linkMail } from './link-mail.ts';
import type { Message } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

interface Texts {
  subject: (webhook: string) => string;
  intro: (webhook: string, host: string, organization: string) => string;
  lost: string;
  /** Not of a chat, whose messages are not listed. */
  repeat: string;
  open: string;
  button: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (webhook) => `The webhook ${webhook} was turned off`,
    intro: (webhook, host, organization) =>
      `For a day, nothing that the organization “${organization}” sent to the webhook “${webhook}” (${host}) has arrived. Parapet has therefore turned it off.`,
    lost: 'What happens while it is off is not sent later.',
    repeat: 'What did not arrive can be repeated for 30 days.',
    open: 'Open this page to see why, and to turn it on again:',
    button: 'Open webhooks',
  },
  de: {
    subject: (webhook) => `Der Webhook ${webhook} wurde ausgeschaltet`,
    intro: (webhook, host, organization) =>
      `Einen Tag lang ist nichts angekommen, was die Organisation „${organization}“ an den Webhook „${webhook}“ (${host}) gesendet hat. Parapet hat ihn deshalb ausgeschaltet.`,
    lost: 'Was geschieht, während er ausgeschaltet ist, wird nicht nachträglich gesendet.',
    repeat: 'Was nicht angekommen ist, lässt sich 30 Tage lang wiederholen.',
    open: 'Öffnen Sie diese Seite, um den Grund zu sehen und ihn wieder einzuschalten:',
    button: 'Webhooks öffnen',
  },
  fr: {
    subject: (webhook) => `Le webhook ${webhook} a été désactivé`,
    intro: (webhook, host, organization) =>
      `Depuis un jour, rien de ce que l’organisation « ${organization} » a envoyé au webhook « ${webhook} » (${host}) n’est arrivé. Parapet l’a donc désactivé.`,
    lost: 'Ce qui se passe pendant qu’il est désactivé ne sera pas envoyé plus tard.',
    repeat: 'Ce qui n’est pas arrivé peut être renvoyé pendant 30 jours.',
    open: 'Ouvrez cette page pour voir pourquoi et le réactiver :',
    button: 'Ouvrir les webhooks',
  },
  es: {
    subject: (webhook) => `El webhook ${webhook} se ha desactivado`,
    intro: (webhook, host, organization) =>
      `Durante un día no ha llegado nada de lo que la organización «${organization}» envió al webhook «${webhook}» (${host}). Por eso Parapet lo ha desactivado.`,
    lost: 'Lo que ocurra mientras esté desactivado no se enviará después.',
    repeat: 'Lo que no llegó puede repetirse durante 30 días.',
    open: 'Abra esta página para ver el motivo y volver a activarlo:',
    button: 'Abrir webhooks',
  },
};

export interface WebhookOff {
  to: string;
  language: Language;
  webhook: string;
  /** Of its address. */
  host: string;
  /** Whether it is the chat channel. */
  isChat: boolean;
  organization: string;
  /** The page of the webhooks. */
  url: string;
}

export function webhookOffMail({ to, language, url, host, isChat, ...names }: WebhookOff): Message {
  const { subject, intro, lost, repeat, open, button } = TEXTS[language];
  const [webhook, organization] = [nameInMail(names.webhook), nameInMail(names.organization)];
  return linkMail({
    to,
    language,
    url,
    open,
    button,
    subject: subject(webhook),
    intro: [intro(webhook, nameInMail(host), organization), isChat ? lost : `${lost} ${repeat}`],
    outro: [],
  });
}
