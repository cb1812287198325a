/** The records that a request refers to; all of them must exist in the caller's organization. */
import type { FieldError } from '../../schemas/base.ts';

/** Collections that others refer to, named as in the audit trail. References to members are user ids. */
export type NamedCollection =
  | 'members' | 'risks' | 'risk_tables' | 'grc_domains' | 'grc_templates' | 'assets' | 'properties' | 'risk_scenarios'
  | 'asset_templates' | 'property_templates' | 'risk_scenario_templates';

/** The references in one field of a request. */
export interface Reference {
  /** JSON pointer of the field. */
  path: string;
  collection: NamedCollection;
  ids: readonly string[];
}

/** The ids in a field that refers to one record or none. */
export const oneId = (id: string | null | undefined): string[] => (id ? [id] : []);

/**
 * The problem document for references to records that do not exist.
 * @param paths JSON pointers of the fields; may contain repetitions
 */
export function unknownReferences(paths: readonly string[]): { code: 'unknown_reference'; detail: string; errors: FieldError[] } {
  const errors = [...new Set(paths)].map((path) => ({ path, message: 'names something that is not there' }));
  return { code: 'unknown_reference', detail: 'The body names something that does not exist', errors };
}
