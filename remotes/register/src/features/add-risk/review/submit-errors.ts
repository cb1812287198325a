/** The fields of a risk that the server refused, and the wizard step in which each can be changed. */
import { ApiError } from '@parapet/sdk';

interface Refusal {
  /** The field of the risk, e.g. `selected_assets`. */
  field: string;
  message: string;
}

/** Each field once. @param failure of the submit; null for none */
export function refusalsOf(failure: unknown): Refusal[] {
  if (!(failure instanceof ApiError)) return [];
  const first = new Map<string, string>();
  for (const { path, message } of failure.errors ?? []) {
    const field = path.split('/')[1] ?? '';
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

/** The messages of the fields that the review step shows itself. */
export function fieldErrors(failure: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(refusalsOf(failure).map(({ field, message }) => [field, message]));
}

const STEP_OF: Readonly<Record<string, string>> = {
  title: 'template',
  domain_id: 'template',
  template_id: 'template',
  selected_assets: 'assets',
  selected_scenarios: 'scenarios',
};

/** The id of the step where a field of the risk is chosen; null for fields of the review step. */
export function stepOfField(field: string): string | null {
  return STEP_OF[field] ?? null;
}
