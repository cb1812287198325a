import type { Job } from '@parapet/contracts';
import { callOperation, useConfirm, useDescribeError, useNotify, useQueryClient } from '@parapet/sdk';
import { useState } from 'react';
import { useJobText } from './locales/texts.ts';
import { isOpen } from './use-jobs.ts';

/** Cancels a job, or undoes what it did, when the person confirms it. A check has nothing to undo, so nobody is asked. */
export function useCancelJob(job: Job) {
  const t = useJobText();
  const confirm = useConfirm();
  const notify = useNotify();
  const describe = useDescribeError();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const cancel = async () => {
    const question = isOpen(job)
      ? { title: t('cancel.title'), message: t('cancel.message'), confirmLabel: t('cancel.confirm') }
      : { title: t('undo.title'), message: t('undo.message', { count: job.written }), confirmLabel: t('undo.confirm') };
    if (job.kind === 'import' && !(await confirm({ ...question, danger: true }))) return;
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
