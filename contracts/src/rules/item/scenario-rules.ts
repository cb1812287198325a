/** The rules for saving a risk scenario. */
import { MAX_THREAT_ACTOR, MAX_THREAT_ACTORS, SCENARIO_MISSING } from '../../schemas/item/risk-scenario.ts';
import type { FieldProblem } from '../validation/field-problem.ts';
import { templateValueProblems, type ValueField } from '../template/answers/template-values.ts';

/** A scenario's own fields. All other fields of its template are attributes. */
export const SCENARIO_FIELDS = ['title', 'description', 'threat_actors', 'linked_controls', 'template_id'] as const;

const blank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function threatActorProblems(actors: unknown): FieldProblem[] {
  const all = [actors ?? []].flat();
  const problem = (message: string, keyword: string, limit: number): FieldProblem[] => [
    { field: 'threat_actors', message, keyword, params: { limit } },
  ];
  if (all.length > MAX_THREAT_ACTORS)
    return problem(`There can be at most ${MAX_THREAT_ACTORS} threat actors`, 'maxItems', MAX_THREAT_ACTORS);
  return all.some((actor) => String(actor).length > MAX_THREAT_ACTOR)
    ? problem(`A threat actor must have at most ${MAX_THREAT_ACTOR} characters`, 'maxLength', MAX_THREAT_ACTOR)
    : [];
}

/**
 * What is wrong with a scenario: title and description are required, and the fields of its template must be valid.
 * @param values own fields and attributes by name
 * @param isNew a new scenario needs a template; that of an existing one may have been deleted
 */
export function scenarioProblems(
  values: Readonly<Record<string, unknown>>,
  template: { fields: readonly ValueField[] } | null,
  isNew: boolean,
): FieldProblem[] {
  const texts = (['title', 'description'] as const).filter((field) => blank(values[field]));
  const missing = [...(template === null && isNew ? (['template_id'] as const) : []), ...texts];
  return [
    ...missing.map((field) => ({ field, message: SCENARIO_MISSING[field], keyword: 'required' })),
    ...templateValueProblems(template?.fields ?? [], values).filter(
      ({ field }) => field !== 'title' && field !== 'description',
    ),
    ...threatActorProblems(values['threat_actors']),
  ];
}
