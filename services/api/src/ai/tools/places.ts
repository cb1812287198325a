/** Where records are on screen. */

/** A record with what its page needs. A flow and a plan are on the page of their risk. */
export interface Placed {
  id?: string | undefined;
  risk_id?: string | null | undefined;
}

const flowPage = ({ risk_id }: Placed) => `/risk-flow/${encodeURIComponent(risk_id ?? '')}`;
const PLACES = {
  risk: ({ id }: Placed) => pathTo('/risk-register', { risk: id }),
  task: ({ id }: Placed) => pathTo('/plans-tasks', { task: id }),
  flow: flowPage,
  plan: flowPage,
  asset: ({ id }: Placed) => pathTo('/cybersecurity', { asset: id }),
  property: ({ id }: Placed) => pathTo('/cybersecurity', { tab: 'properties', property: id }),
  scenario: ({ id }: Placed) => pathTo('/cybersecurity', { tab: 'scenarios', scenario: id }),
  template: ({ id = '' }: Placed) => `/grc/templates/${encodeURIComponent(id)}/view`,
} as const;

export type Kind = keyof typeof PLACES;

/** A path of the product with the parameters of its URL. */
export function pathTo(
  path: string,
  values: Readonly<Record<string, string | readonly string[] | undefined>> = {},
): string {
  const entries = Object.entries(values).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]));
  if (entries.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(entries).toString()}`;
}

const textAt = (record: object, ...names: readonly string[]): string => {
  const found: unknown[] = names.map((name) => Reflect.get(record, name));
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
};

export const titleOf = (record: object): string => textAt(record, 'title', 'name', 'risk_title');

export const pathOf = (kind: Kind, record: Placed): string => PLACES[kind](record);

/** A record with the path of its page. */
export function placed(kind: Kind, record: object): object {
  return { ...record, path: pathOf(kind, { id: textAt(record, 'id'), risk_id: textAt(record, 'risk_id') }) };
}
