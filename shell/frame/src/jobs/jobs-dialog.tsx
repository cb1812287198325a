import { Button, Dialog, LoadingState, Muted } from '@parapet/ui';
import { JobItem } from './job-item.tsx';
import { useJobText, useJobTextsLoaded } from './locales/texts.ts';
import { useJobs } from './use-jobs.ts';
import classes from './jobs.module.css';

/** What the person has running, and what became of it. */
export function JobsDialog({ onClose }: { onClose: () => void }) {
  return useJobTextsLoaded() ? <List onClose={onClose} /> : null;
}

function List({ onClose }: { onClose: () => void }) {
  const t = useJobText();
  const { data, isError, refetch } = useJobs(true);
  return (
    <Dialog opened onClose={onClose} title={t('title')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {data === undefined && !isError && <LoadingState />}
      {isError && (
        <p className={classes.problem} role="alert">
          {t('failed')}{' '}
          <Button size="sm" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
      {data?.items.length === 0 && <Muted as="p">{t('empty')}</Muted>}
      {data !== undefined && data.items.length > 0 && (
        <>
          <Muted as="p">{t('kept')}</Muted>
          <ul>
            {data.items.map((job) => (
              <JobItem key={job.id} job={job} onLeave={onClose} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
