import { readStoredJson, writeStored } from '@parapet/sdk';

/** The records that somebody looked at last, on this device. */
export interface Visited {
  kind: 'risks' | 'assets' | 'properties' | 'risk_scenarios' | 'grc_templates';
  id: string;
}

const MOST = 5;
/** The parameters of addresses that name the record that a page shows. On other pages the same names are filters. */
const PARAMS: Readonly<Record<string, Readonly<Record<string, Visited['kind']>>>> = {
  '/risk-register': { risk: 'risks' },
  '/risk-connections': { risk: 'risks' },
  '/risk-flow': { riskId: 'risks' },
  '/cybersecurity': { asset: 'assets', property: 'properties', scenario: 'risk_scenarios' },
};
/** What Risk Connections has for an id when it shows all risks. */
const ALL = 'all';
/** As the contract's `Id`: an address may contain anything. */
const ID = /^[A-Za-z0-9][\w.:@-]{0,199}$/;

/** The record that the page at an address shows; null for other pages. */
export function recordAt(pathname: string, search: string): Visited | null {
  const [, flowOf] = /^\/risk-flow\/([^/]+)$/.exec(pathname) ?? [];
  if (flowOf !== undefined && ID.test(flowOf)) return { kind: 'risks', id: flowOf };
  const [, template] = /^\/grc\/templates\/([^/]+)\/view$/.exec(pathname) ?? [];
  if (template !== undefined) return { kind: 'grc_templates', id: template };
  const query = new URLSearchParams(search);
  for (const [name, kind] of Object.entries(PARAMS[pathname] ?? {})) {
    const id = query.get(name);
    if (id !== null && id !== ALL && ID.test(id)) return { kind, id };
  }
  return null;
}

const keyOf = (organizationId: string, userId: string) => `visited:${organizationId}:${userId}`;

/** Newest first. What somebody looked at is a convenience: without storage there is none. */
export function visitedBy(organizationId: string, userId: string): Visited[] {
  const stored = readStoredJson(keyOf(organizationId, userId));
  return Array.isArray(stored) ? stored.filter(isVisited) : [];
}

export function rememberVisit(organizationId: string, userId: string, { kind, id }: Visited): void {
  const others = visitedBy(organizationId, userId).filter((one) => one.kind !== kind || one.id !== id);
  writeStored(keyOf(organizationId, userId), JSON.stringify([{ kind, id }, ...others].slice(0, MOST)));
}

const KINDS: ReadonlySet<unknown> = new Set([
  ...Object.values(PARAMS).flatMap((kinds) => Object.values(kinds)),
  'grc_templates',
]);

function isVisited(value: unknown): value is Visited {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'id' in value &&
    KINDS.has(value.kind) &&
    typeof value.id === 'string'
  );
}
