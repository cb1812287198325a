import type { Job } from '@parapet/contracts';
import { startedJobs } from '@parapet/sdk';
import { Button, Group, Icon, IconButton, Muted } from '@parapet/ui';
import { useJobText } from './locales/texts.ts';
import { DownloadButton, iconOf, Reason } from './job-parts.tsx';
import { JobProgress } from './job-progress.tsx';
import { isOpen } from './use-jobs.ts';
import { useCancelJob } from './use-cancel-job.ts';
import { useJobWords } from './use-job-words.ts';
import classes from './jobs.module.css';

/** How far a job is, above the page that started it. */
export function JobBar({ job }: { job: Job }) {
  const t = useJobText();
  const words = useJobWords();
  const { cancel, running } = useCancelJob(job);
  const open = isOpen(job);
  const said = open ? words.leave(job) : words.outcome(job);
  return (
    <section className={classes.bar} aria-label={words.name(job)} data-state={job.state}>
      <Icon name={iconOf(job)} size={20} />
      <div className={classes.main}>
        <Group gap="0.125rem 1rem" justify="space-between" align="stretch">
          <span className={classes.name} dir="auto">
            {open ? words.doing(job) : words.name(job)}
          </span>
          <Muted>{open ? (words.rows(job) ?? words.state(job)) : words.state(job)}</Muted>
        </Group>
        {open && <JobProgress job={job} label={words.doing(job)} />}
        {job.problem !== null && <Reason problem={job.problem} />}
        {/* Announces the end, and not every step on the way. */}
        <Muted as="output">{said}</Muted>
      </div>
      {open && job.state !== 'canceling' && (
        <Button
          size="sm"
          onClick={() => void cancel()}
          loading={running}
          aria-label={t('cancel.label', { name: words.name(job) })}
        >
          {t('cancel')}
        </Button>
      )}
      <DownloadButton job={job} />
      <IconButton icon="close" label={t('hide')} onClick={() => startedJobs.hide(job.id)} />
    </section>
  );
}
