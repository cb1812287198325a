/** Copies values without the fields that a schema does not name. Generates no code, which a content security policy may forbid. */
import { readSchema, shapes, type Schema } from './response-shape.ts';

type Project = (value: unknown) => unknown;

const unchanged: Project = (value) => value;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param named schemas that others refer to, by name
 * @returns creates the projection of a schema; a value that does not fit the schema stays as it is
 */
export function projections(named: Readonly<Record<string, object>>): (schema: object) => Project {
  const shapeOf = shapes(named);
  const byName = new Map<string, Project>();

  function projectionOf({ $ref, anyOf, type, items, ...schema }: Schema): Project {
    if ($ref !== undefined) return refer($ref.replace(/#$/, ''));
    if (anyOf !== undefined) return firstThatFits(anyOf);
    if (type === 'array' && items !== undefined) {
      const each = projectionOf(items);
      return (value) => (Array.isArray(value) ? value.map(each) : value);
    }
    return type === 'object' && schema.additionalProperties !== true ? objectProjection(schema) : unchanged;
  }

  /** Looked up lazily: a schema may refer to itself. */
  function refer(name: string): Project {
    return (value) => {
      const schema = named[name];
      const project = byName.get(name) ?? (schema === undefined ? unchanged : projectionOf(readSchema(schema)));
      byName.set(name, project);
      return project(value);
    };
  }

  function firstThatFits(anyOf: readonly Schema[]): Project {
    const branches = anyOf.map((schema) => ({ fits: shapeOf(schema), project: projectionOf(schema) }));
    return (value) => {
      for (const { fits, project } of branches) {
        const projected = project(value);
        if (fits(projected)) return projected;
      }
      return value;
    };
  }

  function objectProjection({ properties = {}, patternProperties = {} }: Schema): Project {
    const fields = Object.entries(properties).map(([name, schema]) => ({ name, project: projectionOf(schema) }));
    const patterns = Object.entries(patternProperties).map(([pattern, schema]) => ({
      pattern: new RegExp(pattern, 'u'),
      project: projectionOf(schema),
    }));

    function matching(value: object): [string, unknown][] {
      return Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
        const project = patterns.find(({ pattern }) => pattern.test(name))?.project;
        return project === undefined || field === undefined ? [] : [[name, project(field)]];
      });
    }
    return (value) => {
      if (!isObject(value)) return value;
      const copy: Record<string, unknown> = patterns.length === 0 ? {} : Object.fromEntries(matching(value));
      for (const { name, project } of fields) {
        const field = value[name];
        if (field !== undefined) copy[name] = project(field);
      }
      return copy;
    };
  }

  return (schema) => projectionOf(readSchema(schema));
}
