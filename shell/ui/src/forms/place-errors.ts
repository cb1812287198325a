import { fieldOf, readProblem } from './problem.ts';

export interface PlacedErrors {
  errors: Record<string, string>;
  formError: string | null;
}

/**
 * Puts each message of a refused submit where it belongs.
 * @param shows whether the form has a field of that name
 * @param failureText for errors that give people no reason: no connection, a server error, a bug
 */
export function placeErrors(error: unknown, shows: (name: string) => boolean, failureText: string): PlacedErrors {
  const problem = readProblem(error);
  if (!problem) {
    // No answer of the server, so a bug of ours: the person is told, and so is whoever watches the console.
    reportError(error);
    return { errors: {}, formError: failureText };
  }
  if (problem.status < 400 || problem.status >= 500) return { errors: {}, formError: failureText };
  const errors: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const { path, message } of problem.errors) {
    const name = fieldOf(path);
    if (!shows(name)) elsewhere.push(message);
    else errors[name] ??= message;
  }
  const hasFields = Object.keys(errors).length > 0;
  if (elsewhere.length > 0) return { errors, formError: elsewhere.join(' ') };
  return { errors, formError: hasFields ? null : (problem.detail ?? failureText) };
}
