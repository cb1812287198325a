/** What there is in an organisation that the tests fill. */

export const KINDS = [
  'domain', 'scenarioTemplate', 'propertyTemplate', 'assetTemplate', 'scenario', 'property', 'asset', 'grcTemplate', 'table', 'tableTemplate',
  'risk', 'finishedRisk', 'archivedRisk', 'flow', 'completedFlow', 'plan', 'task', 'note', 'member',
] as const;
export type Kind = (typeof KINDS)[number];

/** Within: in the domain of the GRC domain manager, and on the list of the asset owner. */
export type Place = 'within' | 'beyond';
export const PLACES: readonly Place[] = ['within', 'beyond'];

/** What a record is called: the marks of its organisation and of its place are in it. */
export const nameOf = (word: string, kind: Kind, place: Place) => `${word} ${place === 'beyond' ? 'Beyond' : 'Within'} ${kind}`;
