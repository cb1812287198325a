import { startedJobs, useLocation } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { Stack } from '@parapet/ui';
import { JobBar } from './job-bar.tsx';
import { useJobTextsLoaded } from './locales/texts.ts';
import { useJobs } from './use-jobs.ts';

/** The jobs that this page has started. */
export function JobBars() {
  const { pathname } = useLocation();
  const started = useStore(startedJobs);
  const { data } = useJobs(true);
  const isReady = useJobTextsLoaded();
  const shown = data?.items.filter(({ id }) => started[id] === pathname) ?? [];
  if (!isReady || shown.length === 0) return null;
  return (
    <Stack gap="xs" px="md" pt="md">
      {shown.map((job) => (
        <JobBar key={job.id} job={job} />
      ))}
    </Stack>
  );
}
