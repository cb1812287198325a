/** Finding the operation of the contract for a request. */
import { METHODS, type DocumentOperation, type Method } from '../../compatibility/openapi-document.ts';
import { document } from './document.ts';

export interface FoundOperation {
  operationId: string;
  method: Method;
  /** As in the document, e.g. `/api/risks/{id}`. */
  path: string;
  /** The decoded values of the path's parameters. */
  params: Record<string, string>;
  operation: DocumentOperation;
}

const isParameter = (segment: string) => segment.startsWith('{');

/** All operations of the document. Paths with fewer parameters come first, so that the first match is the right one. */
const all: readonly FoundOperation[] = Object.entries(document.paths)
  .toSorted(([a], [b]) => parameters(a) - parameters(b))
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [{ operationId: operation.operationId ?? `${method} ${path}`, method, path, params: {}, operation }];
    }),
  );

function parameters(path: string): number {
  return path.split('/').filter(isParameter).length;
}

/** The values of the parameters in a path, or null when it does not match the template. */
function match(template: string, pathname: string): Record<string, string> | null {
  const wanted = template.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    const decoded = isParameter(segment) ? decode(value) : '';
    if (decoded !== '') params[segment.slice(1, -1)] = decoded;
    else if (segment !== value) return null;
  }
  return params;
}

/** The decoded segment, or an empty text when its encoding is invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Finds the operation for a request.
 * @param url absolute, or a path; the query is ignored
 * @returns undefined when the contract has no such operation
 */
export function operationOf(method: string, url: string): FoundOperation | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  for (const found of all) {
    if (found.method !== method.toLowerCase()) continue;
    const params = match(found.path, pathname);
    if (params !== null) return { ...found, params };
  }
  return undefined;
}

/** @throws Error when the contract has no operation with that id */
export function operationNamed(operationId: string): FoundOperation {
  const found = all.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation named ${operationId}`);
  return found;
}

/** The ids of all operations of the document. */
export function operationIds(): string[] {
  return all.map(({ operationId }) => operationId);
}
