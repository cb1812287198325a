import type { Job } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { useJobText } from './locales/texts.ts';

/** What is said about a job. */
export function useJobWords() {
  const t = useJobText();
  const format = useFormat();
  const fileOf = ({ title }: Job) => (title === '' ? t('file.unnamed') : title);
  return {
    name: (job: Job) => t(job.kind === 'check' ? 'name.check' : 'name.import', { file: fileOf(job) }),
    doing: (job: Job) =>
      job.phase === null
        ? t(job.kind === 'check' ? 'name.check' : 'name.import', { file: fileOf(job) })
        : t(`phase.${job.phase}`, { file: fileOf(job) }),
    rows: ({ done, total }: Job) =>
      total === null ? null : t('progress.rows', { done: format.number(done), total: format.number(total) }),
    state: (job: Job) =>
      job.state === 'done' || job.state === 'failed' || job.state === 'canceled'
        ? t(`state.${job.state}`, { time: job.ended_at === null ? '' : format.relative(job.ended_at) })
        : t(`state.${job.state}`),
    /** What became of it, in one sentence. */
    outcome: ({ state, kind, result, written }: Job): string | null => {
      if (state === 'failed') return written > 0 ? t('rest.written', { count: written }) : t('rest.none');
      if (state === 'canceled') return written > 0 ? t('rest.kept', { count: written }) : t('rest.removed');
      if (result === null) return null;
      const { imported, wrong, existing, right } = result;
      if (kind === 'check') return t('result.checked', { count: right });
      if (imported === 0 && wrong > 0) return t('result.none', { count: wrong });
      return [
        t('result.imported', { count: imported }),
        ...(existing > 0 ? [t('result.existing', { count: existing })] : []),
        ...(wrong > 0 ? [t('result.wrong', { count: wrong })] : []),
      ].join(' · ');
    },
  };
}
