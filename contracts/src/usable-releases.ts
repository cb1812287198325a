/**
 * Which entries of a registry of remotes can be used. Plain checks instead of the schema in `remote.ts`, because the shell runs them before its
 * first page; a test holds both against each other.
 */
import type { RemoteRelease } from './remote.ts';
import { ACTIONS, RESOURCES } from './rules/access/permissions.ts';
import { ROLES } from './schemas/organization/me.ts';
import { isVersionRange } from './version-range.ts';

/** An entry that cannot be used, and why: English sentences for whoever runs the server. */
export interface UnusableRelease {
  name: string;
  reasons: readonly string[];
}

export interface UsableReleases {
  remotes: readonly RemoteRelease[];
  unusable: readonly UnusableRelease[];
}

type Fields = Readonly<Record<string, unknown>>;
/** Reasons against a value at a path of the entry, such as `nav.0.label`. */
type Check = (value: unknown, at: string) => string[];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that matches a pattern. */
const text =
  (pattern: RegExp, what: string): Check =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`${at} is not ${what}`];
const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value, at) =>
    allowed.includes(value) ? [] : [`${at} is none of ${allowed.join(', ')}`];
const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((one, index) => check(one, `${at}.${index}`)) : [`${at} is not a list`];
const optional =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? [] : check(value, at);
/** An object with these fields and no others. */
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isObject(value)) return [`${at || 'the entry'} is not an object`];
    const path = (name: string) => (at ? `${at}.${name}` : name);
    return [
      ...Object.entries(checks).flatMap(([name, check]) => check(value[name], path(name))),
      ...Object.keys(value)
        .filter((name) => !Object.hasOwn(checks, name))
        .map((name) => `${path(name)} is not part of an entry`),
    ];
  };

const notEmpty = text(/./s, 'a text');
const localized = fields({ en: notEmpty, es: notEmpty, fr: notEmpty, de: notEmpty });
const range: Check = (value, at) =>
  typeof value === 'string' && isVersionRange(value) ? [] : [`${at} is not a range of versions such as ^1.2.3`];
const whole: Check = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 ? [] : [`${at} is not a whole number of at least 0`];

const route = fields({
  path: text(/^\/[a-z0-9/:-]*$/, 'a path'),
  title: (value, at) => (value === null ? [] : localized(value, at)),
});
const navEntry = fields({
  id: text(/^[a-z0-9-]+$/, 'an id of lowercase letters, digits and hyphens'),
  label: localized,
  icon: text(/^/, 'a text'),
  to: text(/^\//, 'a path'),
  order: whole,
  kind: oneOf(['link', 'button']),
  needs: optional(fields({ resource: oneOf(RESOURCES), action: oneOf(ACTIONS) })),
  roles: optional(listOf(oneOf(ROLES))),
  disabled: optional(fields({ badge: localized })),
});
const start = {
  sdk: range,
  contract: range,
  version: notEmpty,
  entry: notEmpty,
  fits: optional(listOf(text(/^[0-9a-f]{12}$/, 'the id of a shell'))),
};
const release = fields({
  name: text(/^[a-z][a-z0-9-]*$/, 'a name of lowercase letters, digits and hyphens'),
  label: localized,
  ...start,
  routes: (value, at) => (Array.isArray(value) && value.length === 0 ? [`${at} is empty`] : listOf(route)(value, at)),
  nav: listOf(navEntry),
  previous: optional(fields(start)),
  off: optional(fields({ reason: notEmpty })),
});

const isRelease = (value: unknown): value is RemoteRelease => release(value, '').length === 0;

/** Two parameters at one place lead to the same pages, whatever they are called. */
const pattern = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** What an entry shares with those before it although it must be the only one to have it. */
function taken(one: RemoteRelease, others: readonly RemoteRelease[]): string[] {
  const routes = one.routes.map(({ path }) => path);
  const ids = one.nav.map(({ id }) => id);
  const twice = <T>(list: readonly T[]) => list.filter((value, index) => list.indexOf(value) !== index);
  return [
    ...twice(routes.map(pattern)).map((path) => `the route ${path} is there twice`),
    ...twice(ids).map((id) => `the navigation id ${id} is there twice`),
    ...others.flatMap((other) => [
      ...(other.name === one.name ? [`another entry has the name ${one.name}`] : []),
      ...routes
        .filter((path) => other.routes.some((theirs) => pattern(theirs.path) === pattern(path)))
        .map((path) => `the route ${path} belongs to ${other.name}`),
      ...ids
        .filter((id) => other.nav.some((theirs) => theirs.id === id))
        .map((id) => `the navigation id ${id} belongs to ${other.name}`),
    ]),
  ];
}

const nameOf = (entry: unknown, index: number) =>
  isObject(entry) && typeof entry['name'] === 'string' ? entry['name'] : `entry ${index + 1}`;

/**
 * Checks each entry by itself, so that a bad one takes nothing else with it.
 *
 * @param content what `remotes.json` contains
 * @param lastGood releases that were in use before: one of them stays in use where its new entry cannot be used
 * @throws {TypeError} when the content is no registry at all
 */
export function usableReleases(content: unknown, lastGood: readonly RemoteRelease[] = []): UsableReleases {
  if (!isObject(content) || !Array.isArray(content['remotes'])) throw new TypeError('This is no registry of remotes.');
  const remotes: RemoteRelease[] = [];
  const unusable: UnusableRelease[] = [];
  for (const [index, entry] of content['remotes'].entries()) {
    const reasons = isRelease(entry) ? taken(entry, remotes) : release(entry, '');
    if (isRelease(entry) && reasons.length === 0) {
      remotes.push(entry);
      continue;
    }
    const name = nameOf(entry, index);
    unusable.push({ name, reasons });
    const before = lastGood.find((one) => one.name === name);
    if (before && taken(before, remotes).length === 0) remotes.push(before);
  }
  return { remotes, unusable };
}

/** A line for a log or an error message. */
export const unusableText = ({ name, reasons }: UnusableRelease): string =>
  `The release of ${name} cannot be used: ${reasons.join('; ')}.`;
