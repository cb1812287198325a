import { Job, Jobs, JOB_DAYS } from '../schemas/job.ts';
import { emptyBodyProblem, idParams, json, problems, sessionProblem } from './common.ts';

const tags = ['jobs'];
const config = { access: 'signed-in' } as const;
/** Pages ask how far a job is as long as they are open. */
const background = { ...config, background: true } as const;

export const jobOperations = {
  getJobs: {
    method: 'GET',
    url: '/api/me/jobs',
    config: background,
    schema: {
      summary: 'My jobs',
      description: `Those that wait or run, and those that ended in the last ${JOB_DAYS} days. The event \`job\` says how far they are.`,
      tags,
      response: { 200: json(Jobs, 'My jobs in this organization'), ...sessionProblem },
    },
  },
  getJob: {
    method: 'GET',
    url: '/api/me/jobs/:id',
    config: background,
    schema: {
      summary: 'One of my jobs, with its whole result',
      tags,
      params: idParams,
      response: { 200: json(Job, 'The job'), ...sessionProblem, ...problems(404) },
    },
  },
  cancelJob: {
    method: 'POST',
    url: '/api/me/jobs/:id/cancel',
    config,
    schema: {
      summary: 'Cancel one of my jobs, or undo what it did',
      description:
        'A job that waits does not start. One that runs stops, and the records that it has created are deleted; so are those of a job that has ended, except records that somebody has changed since. Afterwards its state is `canceled`.',
      tags,
      params: idParams,
      response: { 200: json(Job, 'The job, which is being undone'), ...emptyBodyProblem, ...problems(404, 409) },
    },
  },
} as const;
