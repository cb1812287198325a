/** A committed change, as the caches see it. They must apply it in the tick of the commit, before anything else is read. */
import type { Stored } from '../../engine.ts';
import type { Derived } from '../../plans.ts';
import type { Row } from '../rows/links.ts';

/** A document and what is derived from it. */
export interface State {
  doc: Stored;
  derived: Derived;
}

export interface Change extends Row {
  before: State | null;
  after: State | null;
  /** False when the searched texts, and so the words, are the same as before. */
  isTextChanged: boolean;
}
