/**
 * The allow-list for queries. The port checks every filter and update here before an engine sees it, so that none can run
 * code, reach another collection or organization, or mean different things on two engines.
 */
import { isPlainObject, toJson } from '../json.ts';
import { RefusedQueryError, type Filter, type Page, type Update } from '../port.ts';
import { MAX_SEARCH_WORDS, searchedWords } from '@parapet/contracts/rules';

const MAX_DEPTH = 10;
/** Limit of values in one list of a query. */
export const MAX_LIST = 5_000;
const SEGMENT = /^[A-Za-z0-9_-]+$/;
const POISONED = new Set(['__proto__', 'constructor', 'prototype']);
const MANAGED = new Set(['_id', 'organization_id', 'version', 'created_at', 'updated_at']);
const UPDATES = new Set(['$set', '$unset', '$inc', '$push', '$pull', '$addToSet']);

function refuse(message: string): never {
  throw new RefusedQueryError(message);
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

/** @throws RefusedQueryError unless the path is `_id` or a field that the store does not manage */
function checkPath(path: string, system: boolean): void {
  if (path === '_id') return;
  const segments = path.split('.');
  if (!segments.every((segment) => SEGMENT.test(segment) && !POISONED.has(segment)))
    refuse(`The path ${JSON.stringify(path)} is not allowed`);
  const first = segments[0] ?? '';
  // The collection is bound to its organization; a filter that names one is an attack or a mistake.
  if ((first === 'organization_id' && !system) || first.startsWith('_'))
    refuse(`The field ${first} is managed by the store`);
}

function list(operator: string, value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_LIST)
    refuse(`${operator} needs a list of at most ${MAX_LIST} values`);
  return value;
}

type OperandCheck = (operand: unknown, operator: string, depth: number) => void;

const scalarOperand: OperandCheck = (operand, operator) => {
  if (!isScalar(operand)) refuse(`${operator} needs a string, a number, a boolean or null`);
};
const orderedOperand: OperandCheck = (operand, operator) => {
  if (!isScalar(operand) || operand === null) refuse(`${operator} needs a string, a number or a boolean`);
};
const listOperand: OperandCheck = (operand, operator) => {
  for (const item of list(operator, operand)) scalarOperand(item, operator, 0);
};

const OPERANDS: Readonly<Record<string, OperandCheck>> = {
  $eq: scalarOperand,
  $ne: scalarOperand,
  $gt: orderedOperand,
  $gte: orderedOperand,
  $lt: orderedOperand,
  $lte: orderedOperand,
  $in: listOperand,
  $nin: listOperand,
  $all: listOperand,
  $exists: (operand) => {
    if (typeof operand !== 'boolean') refuse('$exists needs true or false');
  },
  $size: (operand) => {
    if (!Number.isSafeInteger(operand) || Number(operand) < 0) refuse('$size needs a whole number');
  },
  $not: (operand, _operator, depth) => {
    if (!isPlainObject(operand) || !isOperators(operand)) refuse('$not needs operators');
    checkOperators(operand, depth);
  },
  $elemMatch: (operand, _operator, depth) => {
    if (!isPlainObject(operand)) refuse('$elemMatch needs a filter');
    if (isOperators(operand)) checkOperators(operand, depth);
    else checkFilter(operand, false, depth);
  },
};

function isOperators(condition: Record<string, unknown>): boolean {
  return Object.keys(condition).some((key) => key.startsWith('$') && !['$and', '$or', '$nor'].includes(key));
}

function checkOperators(condition: Record<string, unknown>, depth: number): void {
  for (const [operator, operand] of Object.entries(condition)) {
    const check = Object.hasOwn(OPERANDS, operator) ? OPERANDS[operator] : undefined;
    if (!check) refuse(`The operator ${operator} is not allowed`);
    check(operand, operator, depth + 1);
  }
}

/**
 * @param system true for system documents, which may have a field `organization_id`
 * @throws RefusedQueryError for anything that is not on the allow-list of {@link Filter}
 */
export function checkFilter(filter: unknown, system = false, depth = 0): asserts filter is Filter {
  if (!isPlainObject(filter)) refuse('A filter is an object');
  if (depth > MAX_DEPTH) refuse('The filter is nested too deeply');
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || key === '$or' || key === '$nor') {
      const branches = list(key, condition);
      if (branches.length === 0) refuse(`${key} needs at least one filter`);
      for (const branch of branches) checkFilter(branch, system, depth + 1);
      continue;
    }
    checkPath(key, system);
    if (isScalar(condition)) continue;
    if (!isPlainObject(condition) || Object.keys(condition).length === 0)
      refuse(`The condition on ${key} is not allowed`);
    checkOperators(condition, depth + 1);
  }
}

function checkTargets(targets: readonly string[], system: boolean): void {
  for (const path of targets) {
    const first = path.split('.')[0] ?? '';
    if (first === '_id' || (MANAGED.has(first) && !system)) refuse(`${first} is managed by the store`);
    checkPath(path, system);
  }
  for (const path of targets) {
    // Two changes to one field, or to a field and one inside it, have no defined order.
    if (targets.filter((other) => other === path || other.startsWith(`${path}.`)).length > 1)
      refuse(`${path} is changed twice in one update`);
  }
}

/**
 * @param update changes as in {@link Update}
 * @param system true for system documents, whose only managed field is the id
 * @throws RefusedQueryError for operators and fields that callers may not change
 */
export function checkUpdate(update: unknown, system = false): asserts update is Update {
  if (!isPlainObject(update)) refuse('An update is an object of operators');
  const targets: string[] = [];
  for (const [operator, changes] of Object.entries(update)) {
    if (!UPDATES.has(operator)) refuse(`The update ${JSON.stringify(operator)} is not allowed`);
    if (!isPlainObject(changes)) refuse(`${operator} needs an object`);
    targets.push(...Object.keys(changes));
    for (const [path, value] of Object.entries(changes)) checkChange(operator, path, value);
  }
  checkTargets(targets, system);
}

function checkChange(operator: string, path: string, value: unknown): void {
  if (operator === '$inc' && !(typeof value === 'number' && Number.isFinite(value)))
    refuse(`$inc of ${path} needs a number`);
  if (operator === '$pull' && isPlainObject(value)) {
    if (isOperators(value)) checkOperators(value, 0);
    else checkFilter(value);
  } else if ((operator === '$push' || operator === '$addToSet') && isPlainObject(value) && '$each' in value) {
    if (Object.keys(value).length > 1) refuse(`${operator} of ${path} takes $each only`);
    list('$each', value['$each']).forEach((item) => toJson(item, path));
  } else if (operator !== '$unset') {
    toJson(value, path);
  }
}

/** The folded words of a search; null when it has text but no word, so that nothing can match. @throws RefusedQueryError for more than 32 words */
export function searchWords(search: string | undefined): string[] | null {
  const found = searchedWords(search ?? '');
  if (found !== null && found.length > MAX_SEARCH_WORDS) refuse(`A search takes at most ${MAX_SEARCH_WORDS} words`);
  return found;
}

/** @throws RefusedQueryError for a limit outside 1-1000 or a malformed position */
export function checkPage(page: Page): void {
  const { limit, after } = page;
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= 1000))
    refuse('limit must be from 1 to 1000');
  if (after !== undefined && !(isScalar(after.value) && typeof after.id === 'string'))
    refuse('after is not a position');
}
