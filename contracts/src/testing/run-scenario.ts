/** Runs a scenario against any server of the contract: the API or the mocks. */
import { EventReader } from './event-reader.ts';
import { differences, fill, type Values } from './pattern.ts';
import { assertResponseTo } from './contract/response.ts';
import type { Scenario, Step, World } from './scenario.ts';

/** @throws Error with the step and all differences */
export async function runScenario({ name, steps }: Scenario, world: World): Promise<void> {
  const run: Run = { world, values: valuesOf(world), streams: new Map() };
  try {
    let ended = Date.now();
    for (const [index, step] of steps.entries()) {
      await nextMoment(ended);
      const problems = await runStep(step, run);
      ended = Date.now();
      if (problems.length > 0) {
        throw new Error(
          `${name}, step ${index + 1} (${step.method} ${step.path} as ${step.as ?? 'admin'}):\n${problems.map((one) => `  - ${one}`).join('\n')}`,
        );
      }
    }
  } finally {
    for (const stream of run.streams.values()) stream.close();
  }
}

interface Run {
  world: World;
  values: Values;
  /** Open event streams, by their names in the scenario. */
  streams: Map<string, EventReader>;
}

/** Timestamps are stored in milliseconds; this makes those of consecutive steps different. @param last when the previous step ended */
async function nextMoment(last: number): Promise<void> {
  while (Date.now() <= last) await new Promise((resolve) => void setTimeout(resolve, 1));
}

function valuesOf({ organizationId, members, domainId, otherDomainId, foreign }: World): Values {
  const users = Object.fromEntries(Object.entries(members).map(([role, id]) => [`user:${role}`, id]));
  const foreigners = Object.fromEntries(Object.entries(foreign.ids).map(([kind, id]) => [`foreign:${kind}`, id]));
  return {
    org: organizationId,
    domain: domainId,
    otherDomain: otherDomainId,
    foreignOrg: foreign.organizationId,
    ...foreigners,
    ...users,
  };
}

const LAST_ID = 'last-id:';

async function runStep(step: Step, run: Run): Promise<string[]> {
  const { world, values } = run;
  const request = makeRequest(step, values);
  const response = await world.fetchAs(step.as ?? 'admin', request);
  const text = openStream(step, response, run) ? '' : await response.text();
  assertResponseTo(step.method, request.url, {
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: text,
  });
  if (response.status !== step.status) return [`answered ${response.status} instead of ${step.status}: ${text}`];
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  const problems = step.answer === undefined ? [] : differences(fill(step.answer, values), body);
  for (const [name, wanted] of Object.entries(step.answerHeaders ?? {}))
    problems.push(...differences(fill(wanted, values), response.headers.get(name), `header ${name}`));
  const saved = Object.entries(step.save ?? {});
  const ofStreams = saved.filter(([, from]) => from.startsWith(LAST_ID));
  for (const [name, from] of saved) if (!from.startsWith(LAST_ID)) values[name] = pick(from, body, response.headers);
  problems.push(...(await listenTo(step, run)));
  for (const [name, from] of ofStreams) values[name] = streamNamed(run, from.slice(LAST_ID.length)).lastId ?? '';
  return problems;
}

/** @returns whether the answer is an event stream, which stays open */
function openStream({ opens }: Step, { status, body }: Response, { streams }: Run): boolean {
  if (opens === undefined || body === null || status !== 200) return false;
  streams.set(opens, new EventReader(body));
  return true;
}

function streamNamed({ streams }: Run, name: string): EventReader {
  const found = streams.get(name);
  if (found === undefined) throw new Error(`There is no open stream named ${name}`);
  return found;
}

async function listenTo({ events = {}, ends }: Step, run: Run): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, wanted] of Object.entries(events)) {
    const received = await streamNamed(run, name).take(wanted.length);
    problems.push(...differences(fill(wanted, run.values), received, `${name}:`));
  }
  if (ends !== undefined) await streamNamed(run, ends).waitForEnd();
  return problems;
}

function makeRequest({ method, path, query = {}, headers, body, text, opens }: Step, values: Values): Request {
  const url = new URL(String(fill(path, values)), 'http://localhost');
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, String(fill(one, values)));
  }
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(fill(body, values)));
  const type = sent === undefined ? {} : { 'content-type': 'application/json' };
  const filled = Object.entries(headers ?? {}).map(([name, value]) => [name, String(fill(value, values))]);
  return new Request(url, {
    method,
    headers: { ...type, ...(opens !== undefined && { accept: 'text/event-stream' }), ...Object.fromEntries(filled) },
    redirect: 'manual',
    ...(sent !== undefined && { body: sent }),
  });
}

function pick(from: string, body: unknown, headers: Headers): string {
  const [where = '', after] = from.split(' after ', 2);
  const value = where.startsWith('header:') ? (headers.get(where.slice('header:'.length)) ?? '') : at(where, body);
  return after === undefined ? value : value.slice(value.indexOf(after) + after.length);
}

/** The value at a JSON pointer. */
function at(pointer: string, body: unknown): string {
  let value = body;
  for (const segment of pointer.split('/').slice(1)) value = Reflect.get(Object(value), segment);
  return String(value);
}
