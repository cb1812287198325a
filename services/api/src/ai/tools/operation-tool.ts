/** Makes tools of operations: those that read, and those that change something. */
import type { OperationId } from '@parapet/contracts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import { inputOf, requestOf } from './input-schema.ts';
import { placed, type Kind } from './places.ts';
import type { Result, Tool } from './tool.ts';
import type { Arguments } from './input-schema.ts';

/** Records of a list, where an agent asks for no number. */
export const PAGE = 20;
const VERSION = {
  type: 'integer',
  minimum: 1,
  description: 'The version that the change is based on; refused when somebody has changed the record since',
};

/** The boundary at which an operation that a table names answers: with an object, as all operations of tools. */
export async function answerOf(
  ask: OperationCaller,
  id: OperationId,
  given: Arguments,
  organizationId: string,
  version?: number,
): Promise<Result> {
  const answer: unknown = await ask(id, {
    ...requestOf(id, given, organizationId),
    ...(version !== undefined && { version }),
  });
  return { ...Object(answer) };
}

export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of a page, or the record itself, with the paths of their pages. */
function withPlaces(kind: Kind | null, answer: Result): Result {
  if (kind === null) return answer;
  const { items } = answer;
  if (!Array.isArray(items)) return { ...placed(kind, answer) };
  return { ...answer, items: items.filter(isRecord).map((item) => placed(kind, item)) };
}

type Said = Pick<Tool, 'name' | 'title' | 'description'>;

/** Of a tool that changes nothing. */
export const READS = { change: null, replaces: false } as const;

interface Reading extends Said {
  /** Changes the arguments, e.g. adds defaults. */
  prepare?: (given: Arguments) => Arguments;
  /** What of the answer is meant. */
  pick?: (answer: Result) => Result;
}

/** @param kind of the records in the answer; null for none that have a page */
export function reading(
  id: OperationId,
  fields: readonly string[],
  kind: Kind | null,
  { prepare = (given) => given, pick = (answer) => answer, ...said }: Reading,
): Tool {
  const isList = fields.includes('limit');
  return {
    ...said,
    ...READS,
    input: inputOf(id, fields),
    run: async (given, { ask, organizationId }) =>
      withPlaces(
        kind,
        pick(await answerOf(ask, id, prepare(isList ? { limit: PAGE, ...given } : given), organizationId)),
      ),
  };
}

export function changing(
  id: OperationId,
  fields: readonly string[],
  kind: Kind | null,
  { replaces = false, ...said }: Said & { replaces?: boolean },
): Tool {
  const input = inputOf(id, fields);
  return {
    ...said,
    change: id,
    replaces,
    input: replaces ? { ...input, properties: { ...input.properties, version: VERSION } } : input,
    run: async ({ version, ...given }, { ask, organizationId }) =>
      withPlaces(
        kind,
        await answerOf(ask, id, given, organizationId, typeof version === 'number' ? version : undefined),
      ),
  };
}
