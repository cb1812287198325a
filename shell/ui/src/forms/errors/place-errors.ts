import { pointerKeys } from '@parapet/contracts/rules';
import type { PlacedMessage } from '../state/form-store.ts';
import type { Segments } from '../state/path.ts';
import { readProblem, type FieldIssue } from './problem.ts';

export interface PlacedErrors {
  messages: PlacedMessage[];
  formError: string | null;
}

export interface PlaceOptions {
  /** Whether the form has the field. */
  shows: (path: Segments) => boolean;
  /** The text of an issue in the reader's language. */
  say: (issue: FieldIssue) => string;
  /** For errors that give people no reason: no connection, a server error, a bug. */
  failureText: string;
}

/** Puts each issue at its field; what belongs to no field is put above the form. The first issue of a field wins. */
export function placeIssues(
  issues: readonly FieldIssue[],
  { shows, say }: Pick<PlaceOptions, 'shows' | 'say'>,
): PlacedErrors {
  const messages = new Map<string, PlacedMessage>();
  const elsewhere: string[] = [];
  for (const issue of issues) {
    const path = pointerKeys(issue.path);
    if (!shows(path)) elsewhere.push(say(issue));
    else if (!messages.has(issue.path)) messages.set(issue.path, { path, message: say(issue) });
  }
  return { messages: [...messages.values()], formError: elsewhere.length > 0 ? elsewhere.join(' ') : null };
}

/** Puts each message of a refused submit where it belongs. */
export function placeErrors(error: unknown, options: PlaceOptions): PlacedErrors {
  const problem = readProblem(error);
  if (!problem) {
    // Not a problem document, so a bug: the person sees `failureText`, and the error is reported.
    reportError(error);
    return { messages: [], formError: options.failureText };
  }
  if (problem.status < 400 || problem.status >= 500) return { messages: [], formError: options.failureText };
  const placed = placeIssues(problem.errors, options);
  if (placed.formError !== null || placed.messages.length > 0) return placed;
  return { messages: [], formError: problem.detail ?? options.failureText };
}
