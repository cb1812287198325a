import type { Job } from '@parapet/contracts';
import { callOperation, useConfirm, useDescribeError, useNotify, useQueryClient } from '@parapet/sdk';
import { useState } from 'react';
import { useJobText } from './locales/texts.ts';
import { isOpen } from './use-jobs.ts';

/** Cancels a job, or undoes what it did, when the person confirms it. Where nothing was written, nobody is asked. */
export function useCancelJob(job: Job) {
  const t = useJobText();
  const confirm = useConfirm();
  const notify = useNotify();
  const describe = useDescribeError();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const question = () => {
    const count = job.written;
    if (job.kind !== 'bulk')
      return isOpen(job)
        ? {
            title: t('cancel.title'),
            message: t(job.can_undo || job.kind === 'check' ? 'cancel.message' : 'cancel.message.update'),
            confirmLabel: t('cancel.confirm'),
          }
        : { title: t('undo.title'), message: t('undo.message', { count }), confirmLabel: t('undo.confirm') };
    return isOpen(job)
      ? {
          title: t('cancel.title.bulk'),
          message: t(job.can_undo ? 'cancel.message.bulk' : 'cancel.message.delete'),
          confirmLabel: t('cancel.confirm.bulk'),
        }
      : {
          title: t('undo.title.bulk'),
          message: t('undo.message.bulk', { count }),
          confirmLabel: t('undo.confirm.bulk'),
        };
  };
  const cancel = async () => {
    if ((job.kind === 'import' || job.kind === 'bulk') && !(await confirm({ ...question(), danger: true }))) return;
    setRunning(true);
    try {
      await callOperation('cancelJob', { id: job.id });
    } catch (error) {
      notify.error(describe(error, t('cancel.failed')).message ?? t('cancel.failed'));
    } finally {
      setRunning(false);
      void client.invalidateQueries({ queryKey: ['getJobs'] });
    }
  };
  return { cancel, running };
}
