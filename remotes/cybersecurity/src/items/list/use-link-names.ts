import { query, useQuery } from '@parapet/sdk';

/** Names of the records that a list is filtered by, by id. */
export function useLinkNames({
  assets = [],
  properties = [],
  scenarios = [],
}: Readonly<Record<'assets' | 'properties' | 'scenarios', readonly string[] | undefined>>): (id: string) => string {
  const of = (id: readonly string[]) => ({ id: [...id] });
  const found = [
    useQuery({ ...query('listAssets', of(assets)), enabled: assets.length > 0 }).data?.items.map(
      ({ id, name }) => [id, name] as const,
    ),
    useQuery({ ...query('listProperties', of(properties)), enabled: properties.length > 0 }).data?.items.map(
      ({ id, name }) => [id, name] as const,
    ),
    useQuery({ ...query('listRiskScenarios', of(scenarios)), enabled: scenarios.length > 0 }).data?.items.map(
      ({ id, title }) => [id, title] as const,
    ),
  ];
  const names = new Map(found.flatMap((entries) => entries ?? []));
  return (id) => names.get(id) ?? '…';
}
