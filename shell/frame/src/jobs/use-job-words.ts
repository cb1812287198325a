import type { Job } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { useJobText } from './locales/texts.ts';

const ACTIONS = ['delete', 'archive', 'unarchive', 'link', 'unlink'] as const;
const MEGABYTE = 1_048_576;

/** What is said about a job. */
export function useJobWords() {
  const t = useJobText();
  const format = useFormat();
  const fileOf = ({ title }: Job) => (title === '' ? t('file.unnamed') : title);
  const numbers = (done: number, total: number) => ({ done: format.number(done), total: format.number(total) });
  const sizeOf = (bytes: number) =>
    format.number(Math.max(bytes / MEGABYTE, 0.1), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

  const name = (job: Job) =>
    job.kind === 'bulk'
      ? t('name.bulk', {
          action: t(`action.${ACTIONS.find((one) => one === job.change?.action) ?? 'update'}`),
          records: t(`records.${job.entity}`, { count: job.change?.total ?? 0 }),
        })
      : t(`name.${job.kind}`, { file: fileOf(job) });

  const ofExport = ({ state, file }: Job): string => {
    if (state === 'canceled') return t('rest.removed');
    if (file === null) return t('rest.no-file');
    return file.expires_at === null
      ? t('result.file-gone')
      : t('result.file', { size: sizeOf(file.size), time: format.dateTime(file.expires_at) });
  };
  const ofChange = ({ state, written, change }: Job): string => {
    const { action = '', total = 0, refused = 0, not_found = 0 } = change ?? {};
    const isDeletion = action === 'delete';
    if (state === 'canceled' && written === 0) return t('rest.taken-back');
    if (state === 'canceled' && !isDeletion) return t('rest.kept', { count: written });
    if (state !== 'done') return t(isDeletion ? 'rest.deleted' : 'rest.changed', numbers(written, total));
    return [
      t(isDeletion ? 'result.deleted' : 'result.changed', { count: written }),
      ...(refused > 0 ? [t('result.refused', { count: refused })] : []),
      ...(not_found > 0 ? [t('result.gone', { count: not_found })] : []),
    ].join(' · ');
  };
  const ofImport = ({ state, kind, result, written, can_undo }: Job): string | null => {
    if (state === 'failed') return written > 0 ? t('rest.written', { count: written }) : t('rest.none');
    if (state === 'canceled' && written === 0) return t('rest.removed');
    if (state === 'canceled') return t(can_undo ? 'rest.kept' : 'rest.stays', { count: written });
    if (result === null) return null;
    const { imported, changed, left_out, wrong, existing, right } = result;
    if (kind === 'check') return t('result.checked', { count: right });
    if (imported + changed === 0 && wrong > 0) return t('result.none', { count: wrong });
    return [
      ...(changed > 0 ? [t('result.changed', { count: changed })] : []),
      ...(changed === 0 || imported > 0 ? [t('result.imported', { count: imported })] : []),
      ...(left_out > 0 ? [t('result.left-out', { count: left_out })] : []),
      ...(existing > 0 ? [t('result.existing', { count: existing })] : []),
      ...(wrong > 0 ? [t('result.wrong', { count: wrong })] : []),
    ].join(' · ');
  };

  return {
    name,
    doing: (job: Job): string => {
      const { kind, phase } = job;
      if (phase === null) return name(job);
      if (kind === 'export') return t('phase.exporting', { file: fileOf(job) });
      if (kind === 'bulk') return phase === 'undoing' ? t('phase.taking-back', { name: name(job) }) : name(job);
      return phase === 'changing' ? name(job) : t(`phase.${phase}`, { file: fileOf(job) });
    },
    rows: ({ kind, done, total }: Job) =>
      total === null
        ? null
        : t(kind === 'export' || kind === 'bulk' ? 'progress.records' : 'progress.rows', numbers(done, total)),
    state: (job: Job) =>
      job.state === 'done' || job.state === 'failed' || job.state === 'canceled'
        ? t(`state.${job.state}`, { time: job.ended_at === null ? '' : format.relative(job.ended_at) })
        : t(`state.${job.state}`),
    /** Said while it runs: that nobody has to wait. */
    leave: ({ kind, phase }: Job): string => {
      if (phase === null || phase === 'undoing' || phase === 'reading') return '';
      return t(kind === 'export' || kind === 'bulk' ? 'leave.others' : 'leave');
    },
    /** What became of it, in one sentence. */
    outcome: (job: Job): string | null =>
      job.kind === 'export' ? ofExport(job) : job.kind === 'bulk' ? ofChange(job) : ofImport(job),
  };
}
