import type { Job } from '@parapet/contracts';
import { query, useQuery, useQueryClient, useStreamEvent } from '@parapet/sdk';
import { useEffect, useRef } from 'react';

/** Milliseconds between two looks at jobs that go on, for pages that no event reaches. */
const INTERVAL = 5000;

export const isOpen = ({ state }: Job) => state === 'waiting' || state === 'running' || state === 'canceling';

/** Kinds of records whose lists change when a job ends; events of single records have told most of it already. */
const LISTS = ['listRisks', 'listAssets', 'listProperties', 'listRiskScenarios'];

/** The person's jobs, the newest first. @param enabled asks for them only when it is true */
export function useJobs(enabled: boolean) {
  const client = useQueryClient();
  const jobs = useQuery({
    ...query('getJobs'),
    enabled,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? INTERVAL : false),
  });
  useStreamEvent('job', () => void client.invalidateQueries({ queryKey: ['getJobs'] }));
  const open = jobs.data?.items.filter(isOpen).length ?? 0;
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current) for (const list of LISTS) void client.invalidateQueries({ queryKey: [list] });
    before.current = open;
  }, [open, client]);
  return jobs;
}
