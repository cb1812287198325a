import { Job, Jobs, JOB_DAYS } from '../schemas/job.ts';
import { file, idParams, json, operation, problems } from './common.ts';

const tags = ['jobs'];
const config = { access: 'signed-in' } as const;
/** Pages ask how far a job is as long as they are open. */
const background = { ...config, background: true } as const;

export const jobOperations = {
  getJobs: operation('GET', '/api/me/jobs', background, {
    summary: 'My jobs',
    description: `Those that wait or run, and those that ended in the last ${JOB_DAYS} days. The event \`job\` says how far they are.`,
    tags,
    response: { 200: json(Jobs, 'My jobs in this organization') },
  }),
  getJob: operation('GET', '/api/me/jobs/:id', background, {
    summary: 'One of my jobs, with its whole result',
    tags,
    params: idParams,
    response: { 200: json(Job, 'The job'), ...problems(404) },
  }),
  getJobFile: operation('GET', '/api/me/jobs/:id/file', config, {
    summary: 'The file that one of my jobs has made',
    description:
      'As long as the job has one, and for as long as you may see what you could see when you asked for it: after a change of your role the list has to be exported again.',
    tags,
    params: idParams,
    response: { 200: file('The file'), ...problems(404) },
  }),
  cancelJob: operation('POST', '/api/me/jobs/:id/cancel', config, {
    summary: 'Cancel one of my jobs, or undo what it did',
    description:
      'A job that waits does not start. One that runs stops, the records that it has created are deleted, those that it has changed get their former values back, and its file is removed; a job that has ended is taken back in the same way, if it `can_undo`. Records that somebody has changed since stay as they are. Afterwards its state is `canceled`.',
    tags,
    params: idParams,
    response: { 200: json(Job, 'The job, which is being undone'), ...problems(404, 409) },
  }),
} as const;
