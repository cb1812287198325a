/** What a transaction changed, for the caches: to be applied in the very tick in which it was committed. */
import type { Stored } from '../../engine.ts';
import type { Row } from '../rows/links.ts';

export interface Change extends Row {
  before: Stored | null;
  after: Stored | null;
}
