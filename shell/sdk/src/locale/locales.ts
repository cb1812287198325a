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
    'leave.title': 'Leave without saving?',
    'leave.message': 'Your changes have not been saved and will be lost.',
    'leave.confirm': 'Leave',
    'leave.cancel': 'Keep editing',
    'autosave.left-unsaved':
      'Your last changes could not be saved. They are stored on this device and are offered when you open the record again.',
    'autosave.left-retrying':
      'Your last changes are not saved yet. They are stored on this device, and saving goes on.',
    'autosave.left-saved': 'Your last changes are saved.',
    'failure.change': 'The change could not be saved. Please try again.',
    'failure.offline-change': 'No connection. The change was not saved. Please try again once you are back online.',
    'failure.load': 'This could not be loaded. Please try again.',
    'failure.offline': 'The server cannot be reached. Check your network and try again.',
    'failure.not-found': 'It may have been deleted, or you do not have access to it.',
  },
  es: {
    refused: 'Su rol ({{role}}) no lo permite.',
    'role.admin': 'Administrador',
    'role.risk_manager': 'Gestor de riesgos',
    'role.grc_domain_manager': 'Responsable de dominio GRC',
    'role.asset_owner': 'Propietario de activos',
    'role.risk_owner': 'Propietario de riesgos',
    'role.stakeholder': 'Parte interesada',
    'role.auditor': 'Auditor',
    'leave.title': '¿Salir sin guardar?',
    'leave.message': 'Los cambios no se han guardado y se perderán.',
    'leave.confirm': 'Salir',
    'leave.cancel': 'Seguir editando',
    'autosave.left-unsaved':
      'No se pudieron guardar sus últimos cambios. Están guardados en este dispositivo y se le ofrecerán la próxima vez que lo abra.',
    'autosave.left-retrying':
      'Sus últimos cambios aún no se han guardado. Están en este dispositivo y se sigue intentando guardarlos.',
    'autosave.left-saved': 'Sus últimos cambios se han guardado.',
    'failure.change': 'No se pudo guardar el cambio. Inténtelo de nuevo.',
    'failure.offline-change':
      'Sin conexión. El cambio no se ha guardado. Inténtelo de nuevo cuando vuelva a tener conexión.',
    'failure.load': 'No se pudieron cargar los datos. Inténtelo de nuevo.',
    'failure.offline': 'No se puede acceder al servidor. Compruebe su red e inténtelo de nuevo.',
    'failure.not-found': 'Es posible que se haya eliminado o que usted no tenga acceso a él.',
  },
  fr: {
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
  },
  de: {
    refused: 'Ihre Rolle ({{role}}) erlaubt das nicht.',
    'role.admin': 'Administrator/in',
    'role.risk_manager': 'Risikomanager/in',
    'role.grc_domain_manager': 'GRC-Domänenmanager/in',
    'role.asset_owner': 'Asset-Eigentümer/in',
    'role.risk_owner': 'Risikoeigentümer/in',
    'role.stakeholder': 'Stakeholder',
    'role.auditor': 'Auditor/in',
    'leave.title': 'Seite ohne Speichern verlassen?',
    'leave.message': 'Ihre Änderungen sind nicht gespeichert und gehen verloren.',
    'leave.confirm': 'Verlassen',
    'leave.cancel': 'Weiter bearbeiten',
    'autosave.left-unsaved':
      'Ihre letzten Änderungen konnten nicht gespeichert werden. Sie liegen auf diesem Gerät und werden Ihnen beim nächsten Öffnen angeboten.',
    'autosave.left-retrying':
      'Ihre letzten Änderungen sind noch nicht gespeichert. Sie liegen auf diesem Gerät, und das Speichern wird fortgesetzt.',
    'autosave.left-saved': 'Ihre letzten Änderungen sind gespeichert.',
    'failure.change': 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    'failure.offline-change':
      'Keine Verbindung. Die Änderung wurde nicht gespeichert. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    'failure.load': 'Die Daten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    'failure.offline': 'Der Server ist nicht erreichbar. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
    'failure.not-found': 'Möglicherweise wurde es gelöscht, oder Sie haben keinen Zugriff darauf.',
  },
};
