import { counted, type DraftTexts } from './types.ts';

export const draftsDe: DraftTexts = {
  notice: 'Eingebauter Assistent: Es ist kein Sprachmodell verbunden',
  fromCatalog: 'Diese Maßnahmen des Katalogs (NIST SP 800-53, CSF 2.0) betreffen, wovon der Text spricht.',
  fromWords: 'Der Text fasst die Worte des Risikos, seiner Assets und Szenarien zusammen.',
  levels: { low: 'niedrig', medium: 'mittel', high: 'hoch', critical: 'kritisch' },

  controls: {
    inEnglish: 'Titel und Beschreibungen des Katalogs sind auf Englisch.',
    suggested: (count, about) => `${counted(count, 'Maßnahme', 'Maßnahmen')} für ${about}, die passendste zuerst.`,
    nothing: (about) =>
      `Der Katalog hat nichts für ${about}. Versuchen Sie es mit Hardware, Software, Netzwerk, Daten oder Personal.`,
    both: (one, other) => `${one} und ${other}`,
    unusedCategory: (what) =>
      `Die Kategorie „${what}“ wurde nicht verwendet: Der Katalog kennt sie nicht. Versuchen Sie es mit Sicherheit, Datenschutz, Betrieb, Finanzen oder Regulatorik.`,
    unusedType: (what) =>
      `Der Typ „${what}“ wurde nicht verwendet: Der Katalog kennt ihn nicht. Versuchen Sie es mit Hardware, Software, Netzwerk, Daten oder Personal.`,
    editions:
      'Die Kennungen sind die von NIST SP 800-53 Revision 5 und CSF 2.0; Abschnitte von ISO/IEC 27001:2022 (Anhang A), SOC 2 und PCI DSS 4.0 sind mit ihrer Nummer genannt.',
    because: (about) => `Der Maßnahmenkatalog nennt sie für ${about}.`,
  },

  analysis: {
    likelihood: (value, reasons) => `**Eintrittswahrscheinlichkeit ${value} von 5**: ${reasons}.`,
    impact: (value, reasons) => `**Auswirkung ${value} von 5**: ${reasons}.`,
    raises: (words) => `„${words}“ erhöht sie`,
    lowers: (words) => `„${words}“ senkt sie`,
    noReason: 'nichts im Text spricht für einen höheren oder niedrigeren Wert',
    level: (product, level) => `Eintrittswahrscheinlichkeit × Auswirkung ist ${product}, also **${level}**.`,
    helping: 'Maßnahmen, die helfen würden:',
    nothing: 'Zu diesen Worten hat der Katalog keine Maßnahmen; beschreiben Sie, was welchem Asset geschehen könnte.',
    caution: 'Das ist ein Anfang, allein aus den Worten. Was es schon gibt und wie gut es wirkt, wissen nur Sie.',
  },

  plan: {
    timelines: { critical: '30 Tagen', high: '60 Tagen', medium: '90 Tagen', low: '6 Monaten' },
    general: [
      ['Verantwortung und Ziel festlegen', 'Benennen, wer für dieses Risiko einsteht und wie weit es sinken muss.'],
      ['Die Behandlung wählen', 'Vermeiden, Mindern, Teilen und Akzeptieren nach Kosten und Wirkung vergleichen.'],
      [
        'Umsetzen und prüfen',
        'Die gewählten Maßnahmen umsetzen, das Risiko neu bewerten und das Restrisiko festhalten.',
      ],
    ],
    title: (risk) => `Behandeln: ${risk}`,
    description: (risk) => `Das Risiko mindern: ${risk}`,
    assets: (names) => `Assets: ${names}.`,
    scenarios: (names) => `Szenarien: ${names}.`,
    drafted: (actions, priority, timeline) =>
      `Ein Entwurf mit ${counted(actions, 'Schritt', 'Schritten')}, Priorität **${priority}**, umzusetzen innerhalb von ${timeline}:`,
    next: 'Legen Sie fest, wer was bis wann tut, tragen Sie ein, was es kostet, und streichen Sie, was es schon gibt.',
  },
};
