import { Problem } from './problem.ts';

/** Nobody waits for the answer any more. */
export class CancelledError extends Problem {
  override name = 'CancelledError';
  constructor() {
    // Nobody reads it; below 500, as nothing has failed.
    super(499, 'cancelled', 'The caller has gone');
  }
}
