/** The records of an organization that the tests fill. */

export const KINDS = [
  'domain',
  'scenarioTemplate',
  'propertyTemplate',
  'assetTemplate',
  'scenario',
  'property',
  'asset',
  'grcTemplate',
  'table',
  'tableTemplate',
  'sharedView',
  'risk',
  'finishedRisk',
  'archivedRisk',
  'flow',
  'completedFlow',
  'plan',
  'task',
  'note',
  'member',
  'webhook',
] as const;
export type Kind = (typeof KINDS)[number];

/** `within`: in the domain of the GRC domain manager, and on the list of the asset owner. */
export type Place = 'within' | 'beyond';
export const PLACES: readonly Place[] = ['within', 'beyond'];

/** The name of a record, with the marks of its organization and of its place. */
export const nameOf = (mark: string, kind: Kind, place: Place) =>
  `${mark} ${place === 'beyond' ? 'Beyond' : 'Within'} ${kind}`;
