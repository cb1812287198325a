import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { createStore } from '../runtime/store.ts';

const started = createStore<Readonly<Record<string, string>>>({});

/** Jobs that pages of this tab have started: the paths of those pages by the ids of the jobs. Each page shows its own. */
export const startedJobs = {
  ...started,
  /** @param path of the page */
  add: (id: string, path: string): void => started.set({ ...started.get(), [id]: path }),
  /** The job goes on, and is in the person's list. */
  hide: (id: string): void =>
    started.set(Object.fromEntries(Object.entries(started.get()).filter(([key]) => key !== id))),
};

/** What to call with a job that the page has started: the page shows it from then on, and so does the person's list. */
export function useStartedJob(): (job: { id: string }) => void {
  const { pathname } = useLocation();
  const client = useQueryClient();
  return ({ id }) => {
    startedJobs.add(id, pathname);
    void client.invalidateQueries({ queryKey: ['getJobs'] });
  };
}
