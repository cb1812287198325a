import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
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
};
