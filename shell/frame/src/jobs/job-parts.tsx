/** Parts of a job in the list and in the bar. */
import type { Job } from '@parapet/contracts';
import { useProblemSentences, type ProblemSentences } from '@parapet/sdk';
import { Button, type IconName } from '@parapet/ui';
import { useEffect, useState } from 'react';
import { useJobText } from './locales/texts.ts';
import { isOpen } from './use-jobs.ts';
import { useDownload } from './use-download.ts';
import classes from './jobs.module.css';

const ICONS = { import: 'upload', check: 'upload', export: 'download', bulk: 'edit' } as const;

export function iconOf(job: Job): IconName {
  if (job.state === 'failed') return 'alert';
  return isOpen(job) ? ICONS[job.kind] : 'check';
}

/** The button that saves the file of an export, as long as there is one. */
export function DownloadButton({ job }: { job: Job }) {
  const t = useJobText();
  const { save, running } = useDownload(job);
  if (job.file === null || job.file.expires_at === null) return null;
  return (
    <Button
      size="sm"
      icon="download"
      onClick={() => void save()}
      loading={running}
      aria-label={t('download.label', { file: job.file.name })}
    >
      {t('download')}
    </Button>
  );
}

type Worded = Parameters<ReturnType<typeof useProblemSentences>>[0];

/** What a problem says in the person's language; null until that is loaded. */
export function useSentences(problem: Worded | null): ProblemSentences | null {
  const sentencesOf = useProblemSentences();
  const [said, setSaid] = useState<ProblemSentences | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async (given: Worded): Promise<void> => {
      const sentences = await sentencesOf(given);
      if (!isLeft) setSaid(sentences);
    };
    if (problem !== null) void load(problem);
    return () => {
      isLeft = true;
    };
  }, [problem, sentencesOf]);
  return said;
}

/** Why a job failed. */
export function Reason({ problem }: { problem: NonNullable<Job['problem']> }) {
  const said = useSentences(problem);
  return <p className={classes.problem}>{said === null ? '' : (said.detail ?? problem.code)}</p>;
}
