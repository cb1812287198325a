import { counted } from '../wording.ts';
import { meaningsDe } from './meanings-de.ts';
import type { Texts } from './texts.ts';

export const de: Texts = {
  notice: 'Eingebauter Assistent: Es ist kein Sprachmodell verbunden',
  levels: { low: 'niedrig', medium: 'mittel', high: 'hoch', critical: 'kritisch' },
  statuses: {
    identified: 'identifiziert', assessing: 'in Bewertung', mitigating: 'in Behandlung', monitored: 'überwacht', open: 'offen', 'in-progress': 'in Bearbeitung',
    mitigated: 'gemindert', accepted: 'akzeptiert', closed: 'geschlossen', archived: 'archiviert',
  },
  countOfLevel: (count, level) => `${level}: ${count}`,

  about:
    'Ich bin der eingebaute Assistent von Parapet: Regeln und Listen, kein Sprachmodell. Ich antworte aus den Daten, die Sie lesen dürfen, aus den Regeln, nach denen Parapet Risiken bewertet, und aus einem Katalog von Sicherheitsmaßnahmen. Fragen Sie mich zum Beispiel:',
  none: (open) => `Darin habe ich kein Thema gefunden, das ich kenne. Sie sehen ${counted(open, 'offenes Risiko', 'offene Risiken')}. Fragen Sie mich zum Beispiel:`,
  examples: [
    '„Was sind unsere größten Risiken?“', '„Wie viele Risiken sind kritisch?“', '„Was ist überfällig?“', '„Maßnahmen für eine Datenbank“',
    '„Analysiere: Ein Mitarbeiter verliert einen Laptop mit Kundendaten“', '„Behandlungsplan für den Ausfall eines Lieferanten“', '„Was ist ein Restrisiko?“', '„Tipps zur Risikobewertung“',
  ],

  changes: 'Ich kann nichts ändern, ich antworte nur. Erfassen Sie ein Risiko mit „Neues Risiko“; ändern, archivieren oder löschen Sie es im Risikoregister.',

  risks: {
    none: 'Sie sehen kein offenes Risiko. Erfassen Sie eines mit „Neues Risiko“.',
    top: (open, split) => `Sie sehen ${counted(open, 'offenes Risiko', 'offene Risiken')} (${split}). Die höchsten Werte:`,
    line: (title, score, severity, status) => `**${title}**: Risikowert ${score} von 25, ${severity}, ${status}`,
    recorded: (line) => `So ist es erfasst: ${line}.`,
    counts: (all, open, split) => `Sie sehen ${counted(all, 'Risiko', 'Risiken')}, archivierte nicht mitgezählt; davon offen: ${open}${open === 0 ? '' : ` (${split})`}.`,
    level: (count, open, level) => `Offene Risiken, die Sie sehen: ${open}; davon ${level}: ${count}.`,
    notCounted: 'Ich kann Risiken zählen, die offenen nach ihrer Stufe; andere Zahlen sehe ich nicht.',
    related: (known) => `Unter den offenen Risiken mit den höchsten Werten (${known}) hat dies damit zu tun:`,
    noneRelated: (known) => `Von den offenen Risiken mit den höchsten Werten (${known}) hat keines damit zu tun, und die Namen der anderen sehe ich nicht. Suchen Sie danach im Risikoregister.`,
    owner: 'Ich sehe nicht, wer für ein Risiko oder eine Aufgabe verantwortlich ist. Das Risikoregister zeigt, wer für ein Risiko verantwortlich ist.',
    dates: 'Ich sehe nicht, wann Risiken erfasst oder geändert wurden, und kann deshalb nicht sagen, welche die neuesten sind. Das Risikoregister zeigt es.',
  },

  overdue: {
    unreadable: 'Ihre Rolle darf keine Aufgaben lesen, deshalb kann ich Ihnen nicht sagen, was überfällig ist.',
    unreadableTasks: 'Ihre Rolle darf keine Aufgaben lesen, deshalb kann ich Ihnen nicht sagen, welche davon überfällig sind.',
    nothing: 'Keine Aufgabe und kein Schritt eines Plans ist überfällig.',
    noTask: 'Keine Aufgabe ist überfällig.',
    noAction: 'Kein Schritt eines Plans ist überfällig.',
    tasks: (count) => `${counted(count, 'Aufgabe ist', 'Aufgaben sind')} überfällig:`,
    actions: (count) => `${counted(count, 'Schritt eines Plans ist', 'Schritte von Plänen sind')} überfällig:`,
    task: (title, due) => `**${title}**: fällig am ${due}`,
    action: (title, plan, due) => `**${title}** (Plan: ${plan}): fällig am ${due}`,
    untitled: 'ohne Titel',
    more: (count) => `und ${count} weitere.`,
    only: 'Von Aufgaben sehe ich nur, welche überfällig sind.',
    first: 'Ich würde mit dem beginnen, was überfällig ist, und mit den höchsten Werten weitermachen.',
  },

  controls: {
    ask: 'Für welche Art von Asset, oder wogegen? Zum Beispiel: „Maßnahmen für eine Datenbank“ oder „Maßnahmen gegen Ransomware“.',
    heading: 'Maßnahmen, die am besten passen:',
    notExplained: 'Ich erkläre nur Begriffe des Risikomanagements. Maßnahmen, die damit zu tun haben:',
    inEnglish: 'Titel und Beschreibungen des Katalogs sind auf Englisch.',
    suggested: (count, about) => `${counted(count, 'Maßnahme', 'Maßnahmen')} für ${about}, die passendste zuerst.`,
    nothing: (about) => `Der Katalog hat nichts für ${about}. Versuchen Sie es mit Hardware, Software, Netzwerk, Daten oder Personal.`,
    both: (one, other) => `${one} und ${other}`,
    unusedCategory: (what) => `Die Kategorie „${what}“ wurde nicht verwendet: Der Katalog kennt sie nicht. Versuchen Sie es mit Sicherheit, Datenschutz, Betrieb, Finanzen oder Regulatorik.`,
    unusedType: (what) => `Die Art „${what}“ wurde nicht verwendet: Der Katalog kennt sie nicht. Versuchen Sie es mit Hardware, Software, Netzwerk, Daten oder Personal.`,
    editions:
      'Die Kennungen sind die von NIST SP 800-53 Revision 5 und CSF 2.0; Abschnitte von ISO/IEC 27001:2022 (Anhang A), SOC 2 und PCI DSS 4.0 sind mit ihrer Nummer genannt.',
  },

  analysis: {
    ask: 'Beschreiben Sie das Szenario in einem Satz: wer oder was es auslösen könnte, welches Asset es trifft und was das bedeuten würde. Zum Beispiel: „Phishing verschafft einem Angreifer Zugriff auf unsere Kundendatenbank.“',
    likelihood: (value, reasons) => `**Wahrscheinlichkeit ${value} von 5**: ${reasons}.`,
    impact: (value, reasons) => `**Auswirkung ${value} von 5**: ${reasons}.`,
    raises: (words) => `„${words}“ erhöht sie`,
    lowers: (words) => `„${words}“ senkt sie`,
    noReason: 'nichts im Text spricht für mehr oder weniger als die Mitte',
    level: (product, level) => `Wahrscheinlichkeit × Auswirkung ist ${product}, also **${level}**.`,
    helping: 'Maßnahmen, die helfen würden:',
    nothing: 'Zu diesen Worten hat der Katalog keine Maßnahmen; beschreiben Sie, was welchem Asset geschehen könnte.',
    caution: 'Das ist ein Anfang, allein aus den Worten. Was es schon gibt und wie gut es wirkt, wissen nur Sie.',
  },

  plan: {
    ask: 'Welches Risiko soll behandelt werden? Beschreiben Sie es in einem Satz, oder lassen Sie in Schritt 3 eines Risikoprozesses einen Plan entwerfen. Zum Beispiel: „Behandlungsplan für Ransomware auf unserem Dateiserver.“',
    heading: (priority, timeline, risk) => `Ein Entwurf, Priorität **${priority}**, innerhalb von ${timeline}${risk === null ? '' : `, für ${risk}`}:`,
    timelines: { critical: '30 Tagen', high: '60 Tagen', medium: '90 Tagen', low: '6 Monaten' },
    general: [
      ['Verantwortung und Ziel festlegen', 'Benennen, wer für dieses Risiko einsteht und wie weit es sinken muss.'],
      ['Die Behandlung wählen', 'Vermeiden, Mindern, Teilen und Akzeptieren nach Kosten und Wirkung vergleichen.'],
      ['Umsetzen und prüfen', 'Tun, was gewählt wurde, das Risiko danach neu bewerten und festhalten, was bleibt.'],
    ],
    title: (risk) => `Behandeln: ${risk}`,
    description: (risk) => `Das Risiko mindern: ${risk}`,
    assets: (names) => `Assets: ${names}.`,
    scenarios: (names) => `Szenarien: ${names}.`,
    drafted: (actions, priority, timeline) => `Ein Entwurf mit ${counted(actions, 'Schritt', 'Schritten')}, Priorität **${priority}**, umzusetzen innerhalb von ${timeline}:`,
    next: 'Legen Sie fest, wer was bis wann tut, tragen Sie ein, was es kostet, und streichen Sie, was es schon gibt.',
  },

  meaning: (term, text) => `**${term}**: ${text}`,
  ...meaningsDe,
};
