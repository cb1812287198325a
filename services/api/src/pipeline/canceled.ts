import { Problem } from './problem.ts';

/** The client has disconnected before the response. */
export class CanceledError extends Problem {
  override name = 'CanceledError';
  constructor() {
    // Never sent; not a 5xx, because nothing has failed.
    super(499, 'canceled', 'The client has disconnected');
  }
}
