import { meaningsDe } from './meanings-de.ts';
import type { Texts } from './types.ts';

const NOUNS = {
  risks: ['Risiko', 'Risiken'],
  tasks: ['Aufgabe', 'Aufgaben'],
  plans: ['Behandlungsplan', 'Behandlungspläne'],
  flows: ['Risikoprozess', 'Risikoprozesse'],
  assets: ['Asset', 'Assets'],
  properties: ['Schutzgut', 'Schutzgüter'],
  scenarios: ['Risikoszenario', 'Risikoszenarien'],
  people: ['Person', 'Personen'],
  actions: ['Planmaßnahme', 'Planmaßnahmen'],
  work: ['offener Punkt', 'offene Punkte'],
  templates: ['GRC-Vorlage', 'GRC-Vorlagen'],
} as const;

export const de: Texts = {
  ...meaningsDe,
  levels: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch', critical: 'Kritisch' },
  statuses: {
    identified: 'Identifiziert',
    assessing: 'In Bewertung',
    mitigating: 'In Behandlung',
    monitored: 'Überwacht',
    open: 'Offen',
    'in-progress': 'In Bearbeitung',
    mitigated: 'Gemindert',
    accepted: 'Akzeptiert',
    closed: 'Geschlossen',
    archived: 'Archiviert',
    pending: 'Ausstehend',
    completed: 'Abgeschlossen',
    cancelled: 'Abgebrochen',
    draft: 'Entwurf',
  },
  roles: {
    admin: 'Administrator/in',
    risk_manager: 'Risikomanager/in',
    grc_domain_manager: 'GRC-Domänenverantwortliche/r',
    asset_owner: 'Asset-Eigentümer/in',
    risk_owner: 'Risikoeigentümer/in',
    stakeholder: 'Stakeholder',
    auditor: 'Auditor/in',
  },
  periods: { today: 'heute', tomorrow: 'morgen', week: 'in 7 Tagen', month: 'in 30 Tagen' },
  categories: {
    sicherheit: 'Security',
    datenschutz: 'Privacy',
    betrieb: 'Operational',
    finanzen: 'Financial',
    regulatorik: 'Regulatory',
  },
  counted: (kind, count) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`,
  filter: {
    level: (level) => `Risikowert ${level}`,
    assetLevel: (level) => `Risikoniveau ${level}`,
    severity: (level) => `Schweregrad ${level}`,
    status: (status) => `Status ${status}`,
    above: (score) => `Risikowert über ${score}`,
    below: (score) => `Risikowert unter ${score}`,
    order: () => 'die neuesten zuerst',
    owner: (name) => `Eigentümer/in: ${name}`,
    assigned: (name) => `zugewiesen an: ${name}`,
    category: (name) => `Kategorie ${name}`,
    domain: (name) => `Domäne ${name}`,
    asset: (name) => `Asset ${name}`,
    risk: (name) => `Risiko ${name}`,
    overdue: () => 'mit Überfälligem',
    late: () => 'überfällig',
    due: (period) => `fällig ${period}`,
    changed: (period) => `geändert ${period.replace('in ', 'in den letzten ')}`,
    added: (period) => `hinzugefügt ${period.replace('in ', 'in den letzten ')}`,
    text: (words) => `mit „${words}“`,
  },
  who: { me: 'Sie', none: 'niemand' },
  not: (word) => `nicht ${word}`,
  or: 'oder',
  notArchived: 'archivierte nicht mitgezählt',
  openList: 'Liste öffnen',
  noFilter: (filters) => `(ohne Filter für: ${filters})`,
  more: (count) => `und ${count} weitere`,
  score: (score, level) => `Risikowert ${score} · ${level}`,
  fact: (title, facts) => `${title}: ${facts}`,
  due: (day) => `fällig am ${day}`,
  step: (step) => `Schritt ${step} von 3`,
  done: (done, all) => `${done} von ${all} Planmaßnahmen abgeschlossen`,
  untimed:
    'Es wird nicht festgehalten, wann dieser Status erreicht wurde; danach kann ich nicht zählen. Zurzeit in diesem Status:',
  untitled: 'Ohne Titel',
  about: (name) => `Zu ${name}:`,
  ofRisk: {
    owner: (owner, reviewer) => `Eigentümer/in: **${owner}**. Prüfer/in: ${reviewer}.`,
    score: (impact, probability, score, level, from, to) =>
      `Auswirkung ${impact} × Wahrscheinlichkeit ${probability} = **${score}**. Werte von ${from} bis ${to} gelten als **${level}**.`,
    differs: (severity) =>
      `Der Schweregrad ist ${severity}: Das ist das Urteil eines Menschen und kann vom Risikowert abweichen.`,
    assets: (count) => `Assets (${count}):`,
    scenarios: (count) => `Risikoszenarien (${count}):`,
    noHistory: 'Es ist keine solche Änderung verzeichnet.',
    added: (who, when) => `Angelegt am ${when} von **${who}**.`,
    recorded: 'So ist es erfasst:',
  },
  ofAsset: (type, level, status, risks, link) =>
    `Typ ${type}, Risikoniveau **${level}**, Status ${status}. [${risks} ${risks === 1 ? 'Risiko bezieht' : 'Risiken beziehen'} sich darauf](${link}).`,
  facets: {
    owner: 'Risiken nach Verantwortlichen:',
    level: 'Nach Risikowert:',
    status: 'Nach Status:',
    category: 'Verwendete Kategorien:',
  },
  changes: {
    heading: (period) =>
      period === null ? 'Die letzten Änderungen:' : `Änderungen ${period.replace('in ', 'in den letzten ')}:`,
    none: 'Es hat sich nichts geändert.',
    verbs: {
      created: 'erstellt',
      changed: 'geändert',
      completed: 'abgeschlossen',
      reopened: 'wieder geöffnet',
      archived: 'archiviert',
      unarchived: 'Archivierung aufgehoben',
    },
    product: 'das Produkt',
  },
  nothing: {
    'work-overdue': 'Nichts ist überfällig.',
    'work-mine': 'Ihnen ist nichts zugewiesen.',
    'owners-list': 'Niemand ist für ein Risiko verantwortlich.',
    'categories-list': 'Kein Risiko hat eine Kategorie.',
  },
  meaning: (term, meaning) => `**${term}**: ${meaning}`,
  role: (role, rights) => `**${role}**: ${rights}`,
  rights: { risks: 'Risiken', assets: 'Assets', tasks: 'Aufgaben', organizations: 'Organisation', users: 'Benutzer' },
  actions: { create: 'anlegen', read: 'lesen', update: 'ändern', delete: 'löschen' },
  noRights: 'nichts',
  says: {
    ...meaningsDe.says,
    levels: [
      'Stufen nach Risikowert:',
      '**Kritisch**: Risikowerte von 16 bis 25',
      '**Hoch**: Risikowerte von 9 bis 15',
      '**Mittel**: Risikowerte von 4 bis 8',
      '**Niedrig**: Risikowerte von 1 bis 3',
      'Die Stufe eines Szenarios im Risikoprozess hat eine eigene Skala: Eintrittswahrscheinlichkeit × Auswirkung bis 6 ist niedrig, bis 12 mittel, bis 20 hoch, darüber kritisch. Der Schweregrad ist das Urteil eines Menschen und wird nicht berechnet.',
    ],
    'howto-add-asset':
      'Wählen Sie unter [Cybersicherheit, Assets](/cybersecurity) die Schaltfläche zum Hinzufügen; eine Vorlage bringt ihre Felder mit. Viele auf einmal: Importieren Sie dort eine CSV-Datei.',
    'howto-add-risk':
      'Wählen Sie [Neues Risiko](/add-risk): Domäne und Vorlage, betroffene Assets und Szenarien, dann die Fragen; vor dem Speichern sehen Sie alles noch einmal.',
    'howto-flow':
      'Wählen Sie im [Risikoregister](/risk-register) in der Zeile eines Risikos „Risikoprozess erstellen“. Schritt 1 wählt Assets, Schritt 2 bewertet die verbundenen Szenarien, Schritt 3 hält den Behandlungsplan fest; danach wird der Prozess abgeschlossen.',
    'howto-archive':
      'Ein Risiko lässt sich im [Risikoregister](/risk-register) archivieren, sobald sein Risikoprozess abgeschlossen ist, und jederzeit zurückholen. Löschen steht im Menü der Zeile; Gelöschtes stellt ein Administrator 30 Tage lang wieder her.',
    'howto-import':
      'Wählen Sie „Importieren“ über der Liste im [Risikoregister](/risk-register) und eine CSV-Datei oder Excel-Arbeitsmappe. Spalten werden erkannt, jede Zeile wird vorher geprüft, und der Import lässt sich rückgängig machen.',
    'howto-export':
      'Wählen Sie „Exportieren“ über der Liste im [Risikoregister](/risk-register): CSV oder Excel, alle Risiken, die die Filter übrig lassen. Zu jedem Risikoprozess gibt es einen Bericht zum Drucken.',
    'howto-invite':
      'Wählen Sie auf der Seite [Organisation](/organization) „Mitglied hinzufügen“, geben Sie Adresse und Rolle ein und den Link weiter. Das können nur Administratoren; dort ändern sie auch Rollen.',
    'howto-template':
      'Auf der Seite [Cybersicherheit](/cybersecurity) ändern Sie in jedem Reiter unter „Vorlagen verwalten“ die Felder von Assets, Schutzgütern und Risikoszenarien. Die Fragen des Assistenten für neue Risiken stehen in den [GRC-Vorlagen](/grc/templates).',
    'howto-matrix':
      'In den [Einstellungen](/settings), Reiter Risikomatrix: 3, 4 oder 5 Stufen je Seite, vier Farben und eigene Stufen für einzelne Felder.',
    'howto-settings': 'Sprache, Darstellung, Passwort und API-Token finden Sie in den [Einstellungen](/settings).',
    about:
      'Ich antworte aus den Daten, die Sie lesen dürfen, aus den Regeln von Parapet und aus einem Maßnahmenkatalog; ich ändere nichts. Fragen Sie mich zum Beispiel:',
    'cannot-change':
      'Ich kann nichts ändern, ich antworte nur. Risiken ändern Sie im [Risikoregister](/risk-register), Aufgaben und Pläne unter [Pläne und Aufgaben](/plans-tasks), Assets unter [Cybersicherheit](/cybersecurity).',
  },
  controlsFor: (what) => `Maßnahmen zu ${what}, die passendsten zuerst:`,
  noControls: (what) =>
    `Der Maßnahmenkatalog hat nichts zu ${what}. Nennen Sie einen Asset-Typ oder eine Bedrohung, etwa „Datenbank“ oder „Ransomware“.`,
  inEnglish: '_Der Katalog ist auf Englisch._',
  noSuchControl: (id) =>
    `Der Katalog kennt ${id} nicht. Er enthält Maßnahmen aus NIST SP 800-53 und Ergebnisse aus NIST CSF 2.0.`,
  notUnderstood: 'Das habe ich nicht verstanden. Beantworten kann ich zum Beispiel:',
  notFound: {
    risk: (name) => `Ich habe kein Risiko mit dem Namen „${name}“ gefunden, das Sie sehen dürfen.`,
    asset: (name) => `Ich habe kein Asset mit dem Namen „${name}“ gefunden, das Sie sehen dürfen.`,
  },
  which: {
    risk: 'Welches Risiko meinen Sie? Schreiben Sie seinen Titel, oder öffnen Sie es und fragen Sie noch einmal.',
    asset: 'Welches Asset meinen Sie? Schreiben Sie seinen Namen.',
    text: 'Worum geht es? Beschreiben Sie es in einem Satz: wer oder was es auslösen könnte, welches Asset es trifft und was das bedeuten würde.',
  },
  notAllowed: 'Ihre Rolle erlaubt es nicht, das zu sehen.',
};
