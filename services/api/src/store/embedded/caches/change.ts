/** A committed change, as the caches see it. They must apply it in the tick of the commit, before anything else is read. */
import type { Stored } from '../../engine.ts';
import type { Beside } from '../rows/documents.ts';
import type { Row } from '../rows/links.ts';

/** A document and what is derived from it. */
export interface State extends Pick<Beside, 'words' | 'links'> {
  doc: Stored;
}

export interface Change extends Row {
  before: State | null;
  after: State | null;
}
