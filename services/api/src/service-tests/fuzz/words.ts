/** Fuzzed requests, and the words in them that stand for what is known only when they are sent. */
import type { Ask } from '../../testing/ask.ts';

export interface FuzzedRequest extends Ask {
  /** JSON text; undefined when nothing is sent. */
  body?: string;
}

/** The version that the record which a request is about has now, as an ETag. */
export const VERSION = '"fuzz-version"';
/** The place behind the first item of the list. */
export const CURSOR = 'fuzz-cursor';
/** User id of whoever sends the request. */
export const CALLER = 'fuzz-caller';
/** The record that the address names, said again in the body. */
export const SELF = 'fuzz-self';
