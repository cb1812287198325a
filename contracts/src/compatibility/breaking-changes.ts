/** Changes between two versions of the contract that break clients of the first. */
import { compareSchemas, type Direction } from './breaking-schema.ts';
import { METHODS, type Content, type DocumentOperation, type OpenApiDocument } from './openapi-document.ts';

/**
 * Compares two OpenAPI documents. New operations, new optional fields and new error statuses do not break clients.
 *
 * @param before the contract that clients were built with
 * @param mentions the fields, parameters and values that the code of a client mentions: only those that it does can break it. All by default.
 * @returns one sentence for each breaking change
 */
export function breakingChanges(
  before: OpenApiDocument,
  after: OpenApiDocument,
  mentions?: ReadonlySet<string>,
): string[] {
  const findings: string[] = [];
  const seen = new Set<string>();
  const schemas: Compare = (direction, at, a, b) =>
    compareSchemas({ before, after, mentions, direction, seen, findings }, at, a, b);
  for (const [path, item] of Object.entries(before.paths)) {
    for (const method of METHODS) {
      const was = item[method];
      if (was !== undefined)
        compareOperations({
          at: was.operationId ?? `${method} ${path}`,
          was,
          is: after.paths[path]?.[method],
          findings,
          schemas,
          sends: (name) => mentions?.has(name) ?? true,
        });
    }
  }
  return findings;
}

type SchemaOf = Content[string]['schema'];
type Compare = (direction: Direction, at: string, a: SchemaOf, b: SchemaOf) => void;

interface Operations {
  at: string;
  was: DocumentOperation;
  is: DocumentOperation;
  findings: string[];
  schemas: Compare;
  /** Whether a client may send a parameter. */
  sends: (name: string) => boolean;
}

function compareOperations({ is, ...rest }: Omit<Operations, 'is'> & { is: DocumentOperation | undefined }): void {
  const { at, was, findings } = rest;
  if (is === undefined) {
    findings.push(`${at}: the operation was removed`);
    return;
  }
  if (was.operationId !== is.operationId) findings.push(`${at}: renamed to ${is.operationId}`);
  if (was.security?.length === 0 && is.security?.length !== 0) findings.push(`${at}: needs a session now`);
  compareParameters({ ...rest, is });
  compareBodies({ ...rest, is });
  compareResponses({ ...rest, is });
}

function compareParameters({ at, was, is, findings, schemas, sends }: Operations): void {
  const key = ({ in: place, name }: { in: string; name: string }) => `${place} ${name}`;
  const gone = new Map(was.parameters?.map((parameter) => [key(parameter), parameter]));
  for (const parameter of is.parameters ?? []) {
    const old = gone.get(key(parameter));
    gone.delete(key(parameter));
    if (parameter.required === true && old?.required !== true)
      findings.push(`${at}: parameter ${parameter.name} became required`);
    if (old !== undefined && sends(old.name))
      schemas('request', `${at}?${parameter.name}`, old.schema, parameter.schema);
  }
  for (const { name } of [...gone.values()].filter((one) => sends(one.name)))
    findings.push(`${at}: parameter ${name} was removed`);
}

function compareBodies({ at, was, is, findings, schemas }: Operations): void {
  if (is.requestBody?.required === true && was.requestBody?.required !== true)
    findings.push(`${at}: the body became required`);
  for (const [type, { schema }] of Object.entries(was.requestBody?.content ?? {})) {
    const now = is.requestBody?.content[type];
    if (now === undefined) findings.push(`${at}: a body of ${type} is no longer accepted`);
    else schemas('request', `${at} body`, schema, now.schema);
  }
}

function compareResponses({ at, was, is, findings, schemas }: Operations): void {
  for (const [status, { content }] of Object.entries(was.responses)) {
    const now = is.responses[status];
    if (now === undefined) {
      // An error that can no longer occur does not break clients.
      if (Number(status) < 400) findings.push(`${at}: answer ${status} was removed`);
      continue;
    }
    for (const [type, { schema }] of Object.entries(content ?? {})) {
      const same = now.content?.[type];
      if (same === undefined) findings.push(`${at}: answer ${status} is no longer ${type}`);
      else schemas('response', `${at} ${status}`, schema, same.schema);
    }
  }
}
