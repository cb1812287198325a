/** Which operation of the contract a concrete request means. */
import { METHODS, document, type DocumentOperation, type Method } from './document.ts';

export interface FoundOperation {
  operationId: string;
  method: Method;
  /** As the document writes it, e.g. `/api/risks/{id}`. */
  path: string;
  /** Values of the path's parameters, decoded. */
  params: Record<string, string>;
  operation: DocumentOperation;
}

const isParameter = (segment: string) => segment.startsWith('{');

/** Every operation of the document; named segments come before parameters, so that the first match is the right one. */
const all: readonly FoundOperation[] = Object.entries(document.paths)
  .toSorted(([a], [b]) => parameters(a) - parameters(b))
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ operationId: operation.operationId ?? `${method} ${path}`, method, path, params: {}, operation }];
    }),
  );

function parameters(path: string): number {
  return path.split('/').filter(isParameter).length;
}

/** Values of the parameters in a path, or null when it does not fit the template. */
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

/** '' for a segment that is not validly encoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Matches a request with the contract.
 * @param url absolute, or a path; the query does not count
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

/** @throws Error when the contract has no operation of that name */
export function operationNamed(operationId: string): FoundOperation {
  const found = all.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation named ${operationId}`);
  return found;
}

/** Names of all operations of the document. */
export function operationIds(): string[] {
  return all.map(({ operationId }) => operationId);
}
