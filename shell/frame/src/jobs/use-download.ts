import type { Job } from '@parapet/contracts';
import { download, downloadFile, errorMessage, useNotify, useQueryClient } from '@parapet/sdk';
import { useState } from 'react';
import { useJobText } from './locales/texts.ts';

/** Saves the file of a job. */
export function useDownload({ id }: Job) {
  const t = useJobText();
  const notify = useNotify();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    try {
      const { blob, name } = await download('getJobFile', { id });
      downloadFile(name, blob);
    } catch (error) {
      notify.error(errorMessage(error, t('download.failed')));
      // It may have expired.
      void client.invalidateQueries({ queryKey: ['getJobs'] });
    } finally {
      setRunning(false);
    }
  };
  return { save, running };
}
