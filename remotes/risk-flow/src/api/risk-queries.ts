/** How this remote reads risks. */
import { query } from '@parapet/sdk';

/** Rows to choose from at once; a search narrows them down. */
const CHOICES = 25;

/**
 * Risks to choose from, newest change first.
 * @param q words to look for; '' for none
 */
export function riskChoicesQuery(q: string) {
  return query('listRisks', { limit: CHOICES, sort: '-updated_at', ...(q !== '' && { q }) });
}

export function riskQuery(id: string) {
  return query('getRisk', { id });
}
