/** The texts of mails about notifications, in all languages of the interface. */
import type { Language } from '@parapet/contracts';

export interface NotificationMailTexts {
  /** Of several. @param count as the language writes it */
  subject: (count: string) => string;
  /** @param organization its name */
  intro: (organization: string) => string;
  /** For more than are listed. */
  more: (count: string) => string;
  open: string;
  button: string;
  openAll: string;
  buttonAll: string;
  why: string;
  stop: string;
}

export const NOTIFICATION_TEXTS: Readonly<Record<Language, NotificationMailTexts>> = {
  en: {
    subject: (count) => `${count} notifications from Parapet`,
    intro: (organization) => `In the organization “${organization}”:`,
    more: (count) => `And ${count} more, which are listed in Parapet.`,
    open: 'Open it in Parapet:',
    button: 'Open',
    openAll: 'Open all notifications in Parapet:',
    buttonAll: 'Open notifications',
    why: 'You get this email because you switched it on in your settings of Parapet.',
    stop: 'Stop these emails',
  },
  de: {
    subject: (count) => `${count} Benachrichtigungen von Parapet`,
    intro: (organization) => `In der Organisation „${organization}“:`,
    more: (count) => `Und ${count} weitere, die Sie in Parapet finden.`,
    open: 'In Parapet öffnen:',
    button: 'Öffnen',
    openAll: 'Alle Benachrichtigungen in Parapet öffnen:',
    buttonAll: 'Benachrichtigungen öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie das in Ihren Einstellungen von Parapet eingeschaltet haben.',
    stop: 'Diese E-Mails abbestellen',
  },
  fr: {
    subject: (count) => `${count} notifications de Parapet`,
    intro: (organization) => `Dans l’organisation « ${organization} » :`,
    more: (count) => `Et ${count} autres, que vous trouverez dans Parapet.`,
    open: 'Ouvrir dans Parapet :',
    button: 'Ouvrir',
    openAll: 'Ouvrir toutes les notifications dans Parapet :',
    buttonAll: 'Ouvrir les notifications',
    why: 'Vous recevez cet e-mail parce que vous l’avez activé dans vos paramètres de Parapet.',
    stop: 'Ne plus recevoir ces e-mails',
  },
  es: {
    subject: (count) => `${count} notificaciones de Parapet`,
    intro: (organization) => `En la organización «${organization}»:`,
    more: (count) => `Y ${count} más, que encontrará en Parapet.`,
    open: 'Abrir en Parapet:',
    button: 'Abrir',
    openAll: 'Abrir todas las notificaciones en Parapet:',
    buttonAll: 'Abrir las notificaciones',
    why: 'Recibe este correo porque lo activó en su configuración de Parapet.',
    stop: 'Dejar de recibir estos correos',
  },
};
