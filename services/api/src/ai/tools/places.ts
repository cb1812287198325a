/** Where records are on screen. */
const search = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values).toString()}`;

const PLACES = {
  risk: (id: string) => search('/risk-register', { risk: id }),
  task: (id: string) => search('/plans-tasks', { open: id }),
  flow: (id: string) => `/risk-flow/${encodeURIComponent(id)}`,
  plan: (_id: string, title: string) => search('/plans-tasks', { tab: 'plans', q: title }),
  asset: (_id: string, name: string) => search('/cybersecurity', { tab: 'assets', q: name }),
  property: (_id: string, name: string) => search('/cybersecurity', { tab: 'properties', q: name }),
  scenario: (_id: string, title: string) => search('/cybersecurity', { tab: 'scenarios', q: title }),
  template: (id: string) => `/grc/templates/${encodeURIComponent(id)}/view`,
} as const;

export type Kind = keyof typeof PLACES;

const textAt = (record: object, ...names: readonly string[]): string => {
  const found: unknown[] = names.map((name) => Reflect.get(record, name));
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
};

export const titleOf = (record: object): string => textAt(record, 'title', 'name', 'risk_title');

/** A record with the path of its page. */
export function placed(kind: Kind, record: object): object {
  return { ...record, path: PLACES[kind](textAt(record, 'id'), titleOf(record).slice(0, 200)) };
}
