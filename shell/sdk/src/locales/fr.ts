import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  refused: 'Votre rôle ({{role}}) ne le permet pas.',
  'role.admin': 'Administrateur',
  'role.risk_manager': 'Gestionnaire des risques',
  'role.grc_domain_manager': 'Responsable de domaine GRC',
  'role.asset_owner': 'Propriétaire d’actifs',
  'role.risk_owner': 'Propriétaire de risques',
  'role.stakeholder': 'Partie prenante',
  'role.auditor': 'Auditeur',
  'leave.title': 'Quitter sans enregistrer ?',
  'leave.message': 'Vos modifications ne sont pas enregistrées et seront perdues.',
  'leave.confirm': 'Quitter',
  'leave.cancel': 'Continuer la modification',
  'autosave.left-unsaved':
    'Vos dernières modifications n’ont pas pu être enregistrées. Elles sont conservées sur cet appareil et vous seront proposées à la prochaine ouverture.',
  'autosave.left-retrying':
    'Vos dernières modifications ne sont pas encore enregistrées. Elles sont conservées sur cet appareil et l’enregistrement se poursuit.',
  'autosave.left-saved': 'Vos dernières modifications sont enregistrées.',
  'failure.change': 'La modification n’a pas pu être enregistrée. Veuillez réessayer.',
  'failure.offline-change':
    'Aucune connexion. La modification n’a pas été enregistrée. Veuillez réessayer une fois la connexion rétablie.',
  'failure.load': 'Le chargement a échoué. Veuillez réessayer.',
  'failure.offline': 'Le serveur est injoignable. Vérifiez votre réseau et réessayez.',
  'failure.not-found': 'Cet élément a peut-être été supprimé, ou vous n’y avez pas accès.',
};
