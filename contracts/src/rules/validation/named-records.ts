/** Every id that a body names must exist in the caller's organisation. */
import type { FieldError } from '../../schemas/base.ts';

/** Collections whose records others name, as the audit trail calls them. Members are named by their user ids. */
export type NamedCollection =
  | 'members' | 'risks' | 'risk_tables' | 'grc_domains' | 'grc_templates' | 'assets' | 'properties' | 'risk_scenarios'
  | 'asset_templates' | 'property_templates' | 'risk_scenario_templates';

/** What one field of a body names. */
export interface Reference {
  /** JSON pointer of the field. */
  path: string;
  collection: NamedCollection;
  ids: readonly string[];
}

/** The ids of a field that names one record, or none. */
export const oneId = (id: string | null | undefined): string[] => (id ? [id] : []);

/**
 * What is told when fields name something that is not there.
 * @param paths JSON pointers of those fields; each is told once
 */
export function unknownReferences(paths: readonly string[]): { code: 'unknown_reference'; detail: string; errors: FieldError[] } {
  const errors = [...new Set(paths)].map((path) => ({ path, message: 'names something that is not there' }));
  return { code: 'unknown_reference', detail: 'The body names something that does not exist', errors };
}
