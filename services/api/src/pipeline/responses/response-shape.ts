/**
 * Checks whether a value has exactly the fields and types of a schema. Then `JSON.stringify` may write it, which is several times as fast as
 * writing by the schema.
 */

/** The keywords of JSON Schema that matter here. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean;
}

type Fits = (value: unknown) => boolean;

const SCALARS: Readonly<Record<string, Fits>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Whether the schema allows any value. */
function isAnything(schema: object): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'description');
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The boundary at which a TypeBox schema is read as JSON. */
export function readSchema(schema: object): Schema;
export function readSchema(schema: object): object {
  return schema;
}

/** @param named schemas that others refer to, by name @returns creates the check of a schema; nothing fits an unsupported one */
export function shapes(named: Readonly<Record<string, object>>): (schema: object) => Fits {
  const checks = new Map<string, Fits>();

  function byName(name: string): Fits {
    const schema = named[name];
    // Looked up lazily: a schema may refer to itself.
    return (value) => {
      const check = checks.get(name) ?? (schema === undefined ? () => false : fitsOf(readSchema(schema)));
      checks.set(name, check);
      return check(value);
    };
  }

  function fitsOf({ $ref, anyOf, type = '', ...schema }: Schema): Fits {
    if ($ref !== undefined) return byName($ref.replace(/#$/, ''));
    if (anyOf !== undefined) {
      // Null is the last branch in the schemas, and the fastest to check.
      const branches = anyOf.map(fitsOf).toReversed();
      const [first, second] = branches;
      if (first !== undefined && second !== undefined && branches.length === 2)
        return (value) => first(value) || second(value);
      return (value) => branches.some((fits) => fits(value));
    }
    if (type === 'array' && schema.items !== undefined) {
      const each = fitsOf(schema.items);
      return (value) => Array.isArray(value) && value.every(each);
    }
    if (type === 'object') return objectFits(schema);
    return SCALARS[type] ?? (isAnything(schema) ? () => true : () => false);
  }

  function objectFits({ properties = {}, required = [], patternProperties = {}, additionalProperties }: Schema): Fits {
    const needed = new Set(required);
    const fields = Object.entries(properties).map(([name, schema]) => ({
      name,
      fits: fitsOf(schema),
      isNeeded: needed.has(name),
    }));
    const needsNoPattern = fields.length === 0 ? () => false : (name: string) => Object.hasOwn(properties, name);
    const patterns = Object.entries(patternProperties).map(([pattern, schema]) => ({
      pattern: new RegExp(pattern, 'u'),
      fits: fitsOf(schema),
    }));
    const fitsPattern = (name: string, value: unknown) => {
      if (needsNoPattern(name)) return true;
      for (const { pattern, fits } of patterns) if (pattern.test(name) && fits(value)) return true;
      return false;
    };
    return (value) => {
      if (!isPlain(value)) return false;
      let known = 0;
      for (const { name, fits, isNeeded } of fields) {
        const field = value[name];
        if (field === undefined) {
          if (isNeeded) return false;
        } else {
          if (!fits(field)) return false;
          known += 1;
        }
      }
      const names = Object.keys(value);
      return (
        additionalProperties === true ||
        names.length === known ||
        (patterns.length > 0 && names.every((name) => fitsPattern(name, value[name])))
      );
    };
  }

  return (schema) => fitsOf(readSchema(schema));
}
