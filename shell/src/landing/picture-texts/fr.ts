import type { PictureText } from './en.ts';

export const fr: Readonly<Record<PictureText, string>> = {
  'label': 'Le registre des risques : un tableau des risques avec leur gravité, leur statut et leur score',
  'dashboard': 'Tableau de bord',
  'register': 'Registre des risques',
  'organization': 'Organisation',
  'settings': 'Paramètres',
  'risk': 'Risque',
  'severity': 'Gravité',
  'status': 'Statut',
  'score': 'Score',
  'risk.ransomware': 'Un rançongiciel atteint le système d’entrepôt',
  'risk.invoice': 'Facture fournisseur détournée vers un fraudeur',
  'risk.payroll': 'Paie modifiée avec un compte volé',
  'risk.portal': 'Le portail montre les envois d’autres clients',
  'risk.backups': 'Sauvegardes des serveurs de fichiers irrécupérables',
  'risk.laptop': 'Vol d’un portable contenant la liste des clients',
  'risk.charger': 'Un chargeur de chariot surchauffe dans le hall 2',
};
