import { riskScope } from '@parapet/contracts/rules';
import { query, useOperation, useQuery, useSearch, useSession } from '@parapet/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { newWizard } from './wizard-state.ts';
import { idsOf } from './wizard-steps.ts';

/** Maximum number of rows per page. */
const LIMIT = 200;

export type WizardStart = ReturnType<typeof useWizardStart>;

/** What the wizard does on open: it has the default templates added, after which the templates are loaded again, and looks up what is preselected. */
export function useWizardStart() {
  const session = useSession();
  const [search] = useSearch();
  // What was preselected on open; later changes of the address do not count.
  const [ids] = useState(() => ({
    assets: idsOf(search.get('initialAssets')),
    scenarios: idsOf(search.get('initialScenarios')),
    register: search.get('register'),
  }));
  const { mutate, error: defaultsError, data: defaults } = useOperation('initializeGrcDefaults', { onError: () => {} });
  const addDefaults = useEffectEvent(() => mutate({}));
  useEffect(() => addDefaults(), []);
  const assets = useQuery({ ...query('listAssets', { id: ids.assets, limit: LIMIT }), enabled: ids.assets.length > 0 });
  const scenarios = useQuery({
    ...query('listRiskScenarios', { id: ids.scenarios, limit: LIMIT }),
    enabled: ids.scenarios.length > 0,
  });
  const registers = useQuery({
    ...query('listRiskTables', { id: [ids.register ?? ''], templates_only: false }),
    enabled: ids.register !== null,
  });

  const pickedAssets = inOrder(
    ids.assets,
    assets.data?.items.map(({ id, name }) => ({ id, name })),
  );
  const pickedScenarios = inOrder(
    ids.scenarios,
    scenarios.data?.items.map(({ id, title }) => ({ id, name: title })),
  );
  const pickedRegister = inOrder(
    ids.register === null ? [] : [ids.register],
    registers.data?.items.map(({ id, name }) => ({ id, name })),
  );
  // Whoever names scenarios, such as a risk flow, means these and not all of the assets.
  const known = ids.scenarios.length > 0 ? [] : null;
  const isReady =
    (defaults !== undefined || defaultsError !== null) &&
    pickedAssets !== null &&
    pickedScenarios !== null &&
    pickedRegister !== null;
  // A person who is responsible for certain domains may create risks only there.
  const scope = riskScope(session);
  const domain = scope.kind === 'domains' ? { domain_id: scope.domains[0] ?? null } : {};
  return {
    /** Null until everything is loaded. */
    start: isReady
      ? newWizard({
          assets: pickedAssets.map((asset) => ({ ...asset, scenarios: known })),
          scenarios: pickedScenarios,
          register: pickedRegister[0] ?? null,
          ...domain,
        })
      : null,
    /** How many of the preselected items do not exist. */
    gone: isReady
      ? ids.assets.length +
        ids.scenarios.length +
        Number(ids.register !== null) -
        pickedAssets.length -
        pickedScenarios.length -
        pickedRegister.length
      : 0,
    /** Why the preselected items could not be loaded. */
    error: assets.error ?? scenarios.error ?? registers.error,
    retry: () => {
      if (assets.isError) void assets.refetch();
      if (scenarios.isError) void scenarios.refetch();
      if (registers.isError) void registers.refetch();
    },
    /** The default templates could not be added. */
    defaultsFailed: defaultsError !== null,
    addDefaults: () => mutate({}),
  };
}

/** The found items in the order of the ids; null while they are being looked up. */
function inOrder<T extends { id: string }>(ids: readonly string[], found: readonly T[] | undefined): T[] | null {
  if (ids.length === 0) return [];
  return found === undefined ? null : ids.flatMap((id) => found.filter((one) => one.id === id));
}
