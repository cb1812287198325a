/** Reads a request and checks it against the contract, in the order and with the words of the API. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { BODY_AJV_OPTIONS, NOT_JSON, unexpectedBodyErrors, TAKES_NO_BODY, TEXT_AJV_OPTIONS, type RequestPart } from '../rules/index.ts';
import { schemas } from '../schemas/base.ts';
import { bodyRuleOf, takesNoBody } from '../operations/body-rule.ts';
import type { OperationId } from '../operations/index.ts';
import { schemaOf, type RawInput } from './mock.ts';
import { faultProblem, MockProblem } from './problem.ts';

const MEGABYTE = 1_048_576;

function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

const exact = checker(BODY_AJV_OPTIONS);
const converting = checker(TEXT_AJV_OPTIONS);
const compiled = new WeakMap<TSchema, ValidateFunction>();

function validatorOf(schema: TSchema, part: RequestPart): ValidateFunction {
  const found = compiled.get(schema) ?? (part === 'body' ? exact : converting).compile(schema);
  compiled.set(schema, found);
  return found;
}

/** @throws MockProblem 400 that names the fields of `part` that do not fit */
function check(schema: TSchema | undefined, value: unknown, part: RequestPart): void {
  if (schema === undefined) return;
  const validate = validatorOf(schema, part);
  if (!validate(value)) throw faultProblem(validate.errors ?? [], part);
}

/**
 * @param params of the path, decoded
 * @throws MockProblem 400, 413 or 415
 */
export async function readRequest(id: OperationId, request: Request, params: Record<string, string>): Promise<RawInput> {
  const schema = schemaOf(id);
  const body = await readBody(id, request);
  const input = { params: { ...params }, body, query: readQuery(new URL(request.url).searchParams) };
  check(schema.params, input.params, 'params');
  check(schema.body, input.body, 'body');
  check(schema.querystring, input.query, 'querystring');
  check(schema.headers, Object.fromEntries(request.headers), 'headers');
  return input;
}

/** A name that is given more than once makes a list. */
function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

const strayBody = (body: unknown) => new MockProblem(400, 'invalid_request', TAKES_NO_BODY, unexpectedBodyErrors(body));

/** Where the contract has a body, none is the same as `{}`; where it has none, nothing else is taken. An empty one is none. */
async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const text = await request.text();
  const takesNone = takesNoBody(id);
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (new TextEncoder().encode(text).length > MEGABYTE) throw new MockProblem(413, 'too_large', 'The body is larger than 1 MB');
  if (text === '') return {};
  if (bodyRuleOf(id) === 'form') return text;
  if (type !== 'application/json') throw takesNone ? strayBody(text) : new MockProblem(415, 'unsupported_media_type', NOT_JSON);
  const body = parse(text);
  if (takesNone && unexpectedBodyErrors(body).length > 0) throw strayBody(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MockProblem(400, 'invalid_json', "Body is not valid JSON but content-type is set to 'application/json'");
  }
}
