import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'assets.search': 'Assets suchen',
  'assets.type': 'Typ',
  'assets.level': 'Risikostufe',
  'assets.status': 'Status',
  'assets.selected-label': 'Ausgewählte Assets',
  'assets.selected': '{{count}} ausgewählt, unabhängig von den Filtern',
  'assets.found-label': 'Assets zur Auswahl',
  'assets.found': '{{found}} von {{all}} gefunden',
  'assets.showing': '{{shown}} von {{total}} gezeigt',
  'assets.more': 'Mehr anzeigen',
  'assets.failed': 'Die Assets konnten nicht geladen werden',
  'assets.empty': 'Noch keine Assets',
  'assets.no-match': 'Keine passenden Assets',
  'assets.reset': 'Filter zurücksetzen',
  'assets.select-found': 'Gezeigte Assets auswählen',
  'assets.select-confirm': 'Auswählen',
  'assets.none-selected': 'Wählen Sie mindestens ein Asset aus',
  'assets.nothing': 'Es ist kein Asset ausgewählt.',
  'assets.cannot-change': 'Sie können diese Auswahl nicht ändern',
  'assets.no-read':
    'Um Assets auszuwählen, müssen Sie Assets lesen dürfen. Wenden Sie sich an eine/n Risikomanager/in.',
  'assets.summary': 'Ausgewählt: {{assets}} · Schutzgüter: {{properties}} · Szenarien: {{scenarios}}',
  'assets.removed': '{{name}} entfernt',
  'assets.too-many-properties_one':
    'Dieses Asset würde mehr als {{limit}} Schutzgüter einbringen, mehr als ein Risikoprozess aufnimmt.',
  'assets.too-many-properties_other':
    'Diese {{count}} Assets würden mehr als {{limit}} Schutzgüter einbringen, mehr als ein Risikoprozess aufnimmt.',
  'assets.too-many-scenarios_one':
    'Dieses Asset würde mehr als {{limit}} Szenarien einbringen, mehr als ein Risikoprozess aufnimmt.',
  'assets.too-many-scenarios_other':
    'Diese {{count}} Assets würden mehr als {{limit}} Szenarien einbringen, mehr als ein Risikoprozess aufnimmt.',
  'assets.all_one': '{{count}} Asset',
  'assets.all_other': '{{count}} Assets',
  'assets.properties_one': '{{count}} Schutzgut',
  'assets.properties_other': '{{count}} Schutzgüter',
  'assets.select-found-message_one': 'Ein Asset wird ausgewählt.',
  'assets.select-found-message_other': '{{count}} Assets werden ausgewählt.',
  'assets.removed-written_one': '{{name}} entfernt, mit einem Kommentar oder einer Bewertung',
  'assets.removed-written_other': '{{name}} entfernt, mit {{count}} Kommentaren und Bewertungen',

  'brings.title': 'Was das mit sich bringt',
  'brings.assets': 'Assets',
  'brings.properties': 'Schutzgüter',
  'brings.scenarios': 'Szenarien',
  'brings.once': 'Gemeinsame zählen einmal.',
  'brings.removal':
    'Wenn Sie ein Asset entfernen, fallen die Schutzgüter und Szenarien weg, die nur es mitbringt, mit ihren Kommentaren und Bewertungen. Das lässt sich rückgängig machen.',
  'brings.property': 'Schutzgut',
  'brings.scenario': 'Szenario',
  'brings.shared': '{{kind}}, schon dabei',
  'brings.would-add_one': 'würde ein Schutzgut oder Szenario hinzufügen',
  'brings.would-add_other': 'würde {{count}} Schutzgüter und Szenarien hinzufügen',
  'brings.more': 'und {{count}} weitere',
};
