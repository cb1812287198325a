import type { Job } from '@parapet/contracts';
import { Button, Group, Icon, Muted } from '@parapet/ui';
import { useState } from 'react';
import { useJobText } from './locales/texts.ts';
import { JobFaults } from './job-faults.tsx';
import { DownloadButton, iconOf, Reason } from './job-parts.tsx';
import { JobProgress } from './job-progress.tsx';
import { isOpen } from './use-jobs.ts';
import { useCancelJob } from './use-cancel-job.ts';
import { useJobWords } from './use-job-words.ts';
import classes from './jobs.module.css';

/** Where the records of a job are. */
const LISTS: Readonly<Partial<Record<Job['entity'], string>>> = {
  risks: '/risk-register?sort=-updated_at',
  assets: '/cybersecurity?sort=-updated_at',
  properties: '/cybersecurity?tab=properties&sort=-updated_at',
  risk_scenarios: '/cybersecurity?tab=scenarios&sort=-updated_at',
};

/** A job in the person's list, with what can be done about it. */
export function JobItem({ job, onLeave }: { job: Job; onLeave: () => void }) {
  const t = useJobText();
  const words = useJobWords();
  const { cancel, running } = useCancelJob(job);
  const [faults, setFaults] = useState(false);
  const open = isOpen(job);
  const name = words.name(job);
  const list = LISTS[job.entity];
  return (
    <li className={classes.item}>
      <span className={classes.icon} data-state={job.state}>
        <Icon name={iconOf(job)} size={18} />
      </span>
      <div className={classes.main}>
        <Group gap="0.125rem 1rem" justify="space-between" align="stretch">
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <Muted>{words.state(job)}</Muted>
        </Group>
        {open && job.state !== 'waiting' && <JobProgress job={job} label={words.doing(job)} />}
        {job.problem !== null && <Reason problem={job.problem} />}
        <Muted as="p">
          {job.state === 'waiting'
            ? t('waits')
            : open
              ? [words.doing(job), words.rows(job)].filter(Boolean).join(' · ')
              : words.outcome(job)}
        </Muted>
        <Group gap="xs" align="stretch">
          {open && job.state !== 'canceling' && (
            <Button size="sm" onClick={() => void cancel()} loading={running} aria-label={t('cancel.label', { name })}>
              {t('cancel')}
            </Button>
          )}
          <DownloadButton job={job} />
          {job.written > 0 && job.state === 'done' && list !== undefined && (
            <Button size="sm" to={list} onClick={onLeave}>
              {t('show')}
            </Button>
          )}
          {((job.result?.wrong ?? 0) > 0 || (job.change?.refused ?? 0) > 0) && (
            <Button size="sm" onClick={() => setFaults(!faults)} aria-expanded={faults}>
              {t('wrong.rows')}
            </Button>
          )}
          {job.can_undo && job.written > 0 && (job.state === 'done' || job.state === 'failed') && (
            <Button
              size="sm"
              variant="subtle"
              onClick={() => void cancel()}
              loading={running}
              aria-label={t('undo.label', { name })}
            >
              {t('undo')}
            </Button>
          )}
        </Group>
        {faults && <JobFaults id={job.id} />}
      </div>
    </li>
  );
}
