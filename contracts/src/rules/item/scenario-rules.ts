/** The rules for saving a risk scenario. */
import { MAX_THREAT_ACTOR, MAX_THREAT_ACTORS, SCENARIO_MISSING } from '../../schemas/item/risk-scenario.ts';
import type { FieldProblem } from '../validation/field-problem.ts';
import { templateValueProblems, type ValueField } from '../template/answers/template-values.ts';

/** A scenario's own fields. All other fields of its template are attributes. */
export const SCENARIO_FIELDS = ['title', 'description', 'threat_actors', 'linked_controls', 'template_id'] as const;

const blank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function threatActorProblems(actors: unknown): FieldProblem[] {
  const [all, tooLong] = [[actors ?? []].flat(), (actor: unknown) => String(actor).length > MAX_THREAT_ACTOR];
  if (all.length > MAX_THREAT_ACTORS)
    return [
      {
        field: 'threat_actors',
        message: `There can be at most ${MAX_THREAT_ACTORS} threat actors`,
        keyword: 'maxItems',
        params: { limit: MAX_THREAT_ACTORS },
      },
    ];
  return all.some(tooLong)
    ? [
        {
          field: 'threat_actors',
          message: `A threat actor must have at most ${MAX_THREAT_ACTOR} characters`,
          keyword: 'maxLength',
          params: { limit: MAX_THREAT_ACTOR },
        },
      ]
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
  return [
    ...(template === null && isNew
      ? [{ field: 'template_id', message: SCENARIO_MISSING.template_id, keyword: 'required' }]
      : []),
    ...(blank(values['title']) ? [{ field: 'title', message: SCENARIO_MISSING.title, keyword: 'required' }] : []),
    ...(blank(values['description'])
      ? [{ field: 'description', message: SCENARIO_MISSING.description, keyword: 'required' }]
      : []),
    ...templateValueProblems(template?.fields ?? [], values).filter(
      ({ field }) => field !== 'title' && field !== 'description',
    ),
    ...threatActorProblems(values['threat_actors']),
  ];
}
