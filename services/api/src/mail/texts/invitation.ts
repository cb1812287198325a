/** The texts of the invitation mail, in all languages of the interface. */
import type { Language } from '@parapet/contracts';

export interface InvitationTexts {
  subject: (inviter: string, organization: string) => string;
  invited: (inviter: string, organization: string) => string;
  open: string;
  join: string;
  /** @param moment formatted date and time */
  until: (moment: string) => string;
  unexpected: string;
}

export const INVITATION_TEXTS: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: (inviter, organization) => `${inviter} has invited you to ${organization}`,
    invited: (inviter, organization) =>
      `${inviter} has invited you to join the organization “${organization}” in Parapet.`,
    open: 'Open this link to join:',
    join: 'Join',
    until: (moment) => `The link can be used once, until ${moment}.`,
    unexpected: 'If you did not expect this invitation, you can ignore this email.',
  },
  es: {
    subject: (inviter, organization) => `${inviter} le ha invitado a ${organization}`,
    invited: (inviter, organization) =>
      `${inviter} le ha invitado a unirse a la organización «${organization}» en Parapet.`,
    open: 'Abra este enlace para unirse:',
    join: 'Unirse',
    until: (moment) => `El enlace puede usarse una sola vez, hasta el ${moment}.`,
    unexpected: 'Si no esperaba esta invitación, puede ignorar este correo electrónico.',
  },
  fr: {
    subject: (inviter, organization) => `${inviter} vous invite à rejoindre ${organization}`,
    invited: (inviter, organization) =>
      `${inviter} vous invite à rejoindre l’organisation « ${organization} » dans Parapet.`,
    open: 'Ouvrez ce lien pour la rejoindre :',
    join: 'Rejoindre',
    until: (moment) => `Le lien est utilisable une seule fois, jusqu’au ${moment}.`,
    unexpected: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  },
  de: {
    subject: (inviter, organization) => `${inviter} lädt Sie zu ${organization} ein`,
    invited: (inviter, organization) =>
      `${inviter} hat Sie eingeladen, in Parapet der Organisation „${organization}“ beizutreten.`,
    open: 'Öffnen Sie diesen Link, um beizutreten:',
    join: 'Beitreten',
    until: (moment) => `Der Link kann einmal verwendet werden, bis zum ${moment}.`,
    unexpected: 'Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
};
