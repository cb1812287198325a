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
