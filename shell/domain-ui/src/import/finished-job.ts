import type { ImportResult, Job } from '@parapet/contracts';
import { ApiError, callOperation } from '@parapet/sdk';

/** Milliseconds between two questions how far it is. */
const INTERVAL = 1000;

export const isJob = (answer: ImportResult | Job): answer is Job => 'state' in answer;

/**
 * Waits for a job.
 * @param onProgress called with it now and then @param isLeft whether nobody waits any longer, so that it is canceled
 * @throws ApiError when it fails
 */
export async function finishedJob(
  started: Job,
  onProgress: (job: Job) => void,
  isLeft: () => boolean,
): Promise<ImportResult> {
  for (let job = started; ; job = await callOperation('getJob', { id: started.id })) {
    if (job.result !== null) return job.result;
    if (job.problem !== null)
      throw new ApiError({ type: 'about:blank', title: '', request_id: job.id, ...job.problem });
    if (job.state === 'canceled')
      throw new ApiError({ type: 'about:blank', title: '', status: 409, code: 'canceled', request_id: job.id });
    if (isLeft()) await callOperation('cancelJob', { id: started.id });
    else onProgress(job);
    await new Promise((done) => {
      setTimeout(done, INTERVAL);
    });
  }
}
