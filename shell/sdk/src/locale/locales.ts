import type { Locale, Messages } from './locale.ts';

/** The few texts of the SDK itself. */
export const SDK_NAMESPACE = 'sdk';

export const sdkMessages: Readonly<Record<Locale, Messages>> = {
  en: {
    refused: 'Your role ({{role}}) does not allow this.',
    'role.admin': 'Admin',
    'role.risk_manager': 'Risk manager',
    'role.grc_domain_manager': 'GRC domain manager',
    'role.asset_owner': 'Asset owner',
    'role.risk_owner': 'Risk owner',
    'role.stakeholder': 'Stakeholder',
    'role.auditor': 'Auditor',
  },
  es: {
    refused: 'Su rol ({{role}}) no lo permite.',
    'role.admin': 'Administrador',
    'role.risk_manager': 'Gestor de riesgos',
    'role.grc_domain_manager': 'Gestor de dominio GRC',
    'role.asset_owner': 'Propietario de activos',
    'role.risk_owner': 'Propietario de riesgos',
    'role.stakeholder': 'Parte interesada',
    'role.auditor': 'Auditor',
  },
  fr: {
    refused: 'Votre rôle ({{role}}) ne le permet pas.',
    'role.admin': 'Administrateur',
    'role.risk_manager': 'Gestionnaire des risques',
    'role.grc_domain_manager': 'Gestionnaire de domaine GRC',
    'role.asset_owner': "Propriétaire d'actifs",
    'role.risk_owner': 'Propriétaire de risques',
    'role.stakeholder': 'Partie prenante',
    'role.auditor': 'Auditeur',
  },
  de: {
    refused: 'Ihre Rolle ({{role}}) erlaubt das nicht.',
    'role.admin': 'Administration',
    'role.risk_manager': 'Risikomanagement',
    'role.grc_domain_manager': 'GRC-Domänenleitung',
    'role.asset_owner': 'Asset-Verantwortung',
    'role.risk_owner': 'Risikoverantwortung',
    'role.stakeholder': 'Stakeholder',
    'role.auditor': 'Revision',
  },
};
