import { useQuery, useUrlState } from '@parapet/sdk';
import { firstRiskQuery, graphQuery } from '../../api/graph-queries.ts';

/** The value of the focus for all risks. */
export const ALL_RISKS = 'all';

export type ViewMode = 'all' | 'focused';

/** What the page shows: one risk in focus, or all. The risk and the mode are in the address. */
export function useFocus() {
  const [risk, setRisk] = useUrlState('risk', '');
  const [mode, setMode] = useUrlState('mode', 'focused');
  const first = useQuery(firstRiskQuery());
  const firstId = first.data?.items[0]?.id ?? null;
  const focus = risk === ALL_RISKS ? null : risk === '' ? firstId : risk;
  const focused = focus !== null && mode === 'focused';
  // Which risk is first has to be known before its connections can be read.
  const waiting = risk === '' && first.data === undefined;
  const graph = useQuery({ ...graphQuery(focused ? focus : null), enabled: !waiting });
  return {
    focus,
    focused,
    /** The query to show: that of the first risk until it has loaded, then that of the graph. */
    reading: waiting
      ? { data: undefined, error: first.error, isFetching: first.isFetching, refetch: first.refetch }
      : graph,
    setFocus: (id: string | null) => setRisk(id ?? ALL_RISKS, { push: true }),
    /** Without a risk in focus, `focused` takes the first. */
    setMode: (next: ViewMode) => {
      setMode(next);
      if (next === 'focused' && focus === null) setRisk(firstId ?? ALL_RISKS, { push: true });
    },
    clear: () => setRisk(ALL_RISKS, { push: true }),
  };
}
