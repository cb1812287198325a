/** How this remote reads risks. */
import { query } from '@parapet/sdk';

export function riskQuery(id: string) {
  return query('getRisk', { id });
}
