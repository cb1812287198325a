/** The glossary of CONTRIBUTING as far as a test can check it. */
import type { Language } from '../../schemas/organization/me.ts';

type Translated = Exclude<Language, 'en'>;

const EVERYWHERE = [
  'Parapet',
  'HIPAA',
  'ISO 27001',
  'NIST CSF',
  'SOC 2',
  'PCI DSS',
  'English',
  'Deutsch',
  'Français',
  'Español',
  'Stakeholder',
  'Phishing',
  'Web',
  'min',
  'h',
  'Webhook',
  'Webhooks',
];

/** Texts that are the same in English and in the other language. */
export const SAME: Readonly<Record<Translated, ReadonlySet<string>>> = {
  de: new Set([
    ...EVERYWHERE,
    'Asset',
    'Assets',
    'Compliance',
    'Dashboard',
    'Details',
    'Digital',
    'Domain',
    'Filter',
    'Hardware',
    'Information',
    'Know-how',
    'Mobile App',
    'Name',
    'Patent',
    'Register',
    'Server',
    'Software',
    'Status',
    'Text',
  ]),
  fr: new Set([
    ...EVERYWHERE,
    'Actions',
    'Application',
    'Dates',
    'Description',
    'Excellent',
    'Impact',
    'Information',
    'Infrastructure',
    'Note',
    'Notes',
    'note',
    'notes',
    'Notifications',
    'Options',
    'Organisation',
    'Pages',
    'Personnel',
    'Public',
    'question',
    'questions',
    'Questions',
    'Score',
    'Type',
  ]),
  es: new Set([...EVERYWHERE, 'Auditor', 'control', 'Digital', 'Error', 'Hardware', 'No', 'Software']),
};

/** Words that the glossary replaces by others. */
export const AVOIDED: Readonly<Record<Language, readonly { word: RegExp; instead: string }[]>> = {
  en: [
    { word: /organisation/i, instead: 'organization' },
    { word: /\be-mail/i, instead: 'email' },
  ],
  de: [
    { word: /Risikoabl[aä]uf/, instead: 'Risikoprozess' },
    { word: /Kontrollen\b/, instead: 'Maßnahmen' },
    { word: /Risiko-?score/i, instead: 'Risikowert' },
    { word: /Risikoappetit/, instead: 'Risikobereitschaft' },
    { word: /Geltungsbereich/, instead: 'Anwendungsbereich' },
    { word: /Drittpartei/, instead: 'Drittanbieter' },
  ],
  fr: [
    { word: /flux de risque/i, instead: 'parcours de risque' },
    { word: /\bcontrôles\b/i, instead: 'mesures de sécurité' },
    { word: /courriel/i, instead: 'e-mail' },
    { word: /réviseur/i, instead: 'vérificateur' },
    { word: /responsable désigné/i, instead: 'attribué à' },
    { word: /appétence au risque/i, instead: 'appétence pour le risque' },
    { word: /suggér/i, instead: 'proposer' },
    { word: /\brelie[rz]\b/i, instead: 'lier' },
  ],
  es: [
    { word: /\be-?mail\b/i, instead: 'correo electrónico' },
    { word: /severidad/i, instead: 'gravedad' },
    { word: /controles de seguridad/i, instead: 'controles' },
  ],
};
