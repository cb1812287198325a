/** Generated requests, and the placeholders in them for values that are known only when they are sent. */
import type { OperationRequest } from '../../testing/operation-request.ts';

export interface FuzzedRequest extends OperationRequest {
  /** JSON text; undefined when nothing is sent. */
  body?: string;
}

/** The current version, as an ETag, of the record that a request is about. */
export const VERSION = '"fuzz-version"';
/** A cursor of the list, behind its first item. */
export const CURSOR = 'fuzz-cursor';
/** User id of the caller. */
export const CALLER = 'fuzz-caller';
/** The id in the path, repeated in the body. */
export const SELF = 'fuzz-self';
