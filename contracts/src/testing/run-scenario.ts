/** Runs a scenario against any server of the contract: the API, or the mocks. */
import { differences, fill, type Values } from './pattern.ts';
import { assertResponseTo } from './response.ts';
import type { Scenario, Step, World } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** @throws Error that names the step and every difference */
export async function runScenario({ name, steps }: Scenario, world: World): Promise<void> {
  const values: Values = valuesOf(world);
  for (const [index, step] of steps.entries()) {
    await nextMoment();
    const problems = await runStep(step, world, values);
    if (problems.length > 0) {
      throw new Error(`${name}, step ${index + 1} (${step.method} ${step.path} as ${step.as ?? 'admin'}):\n${problems.map((one) => `  - ${one}`).join('\n')}`);
    }
  }
}

/**
 * Runs every scenario, each in a fresh world.
 * @throws AggregateError with the error of each scenario that failed
 */
export async function runScenarios(makeWorld: () => Promise<World> | World): Promise<void> {
  const errors: unknown[] = [];
  for (const scenario of scenarios) {
    try {
      await runScenario(scenario, await makeWorld());
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
}

/** Times are kept to the millisecond: what is done one after the other is to be told apart by them. */
function nextMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
}

function valuesOf({ organizationId, members, domainId, otherDomainId, foreign }: World): Values {
  const users = Object.fromEntries(Object.entries(members).map(([role, id]) => [`user:${role}`, id]));
  const foreigners = Object.fromEntries(Object.entries(foreign.ids).map(([kind, id]) => [`foreign:${kind}`, id]));
  return { org: organizationId, domain: domainId, otherDomain: otherDomainId, foreignOrg: foreign.organizationId, ...foreigners, ...users };
}

async function runStep(step: Step, world: World, values: Values): Promise<string[]> {
  const request = makeRequest(step, values);
  const response = await world.fetchAs(step.as ?? 'admin', request);
  const text = await response.text();
  assertResponseTo(step.method, request.url, { status: response.status, contentType: response.headers.get('content-type'), body: text });
  if (response.status !== step.status) return [`answered ${response.status} instead of ${step.status}: ${text}`];
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  const problems = step.answer === undefined ? [] : differences(fill(step.answer, values), body);
  for (const [name, wanted] of Object.entries(step.answerHeaders ?? {})) problems.push(...differences(fill(wanted, values), response.headers.get(name), `header ${name}`));
  for (const [name, from] of Object.entries(step.keep ?? {})) values[name] = pick(from, body, response.headers);
  return problems;
}

function makeRequest({ method, path, query = {}, headers, body, text }: Step, values: Values): Request {
  const url = new URL(String(fill(path, values)), 'http://localhost');
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, String(fill(one, values)));
  }
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(fill(body, values)));
  const type = sent === undefined ? {} : { 'content-type': 'application/json' };
  const filled = Object.entries(headers ?? {}).map(([name, value]) => [name, String(fill(value, values))]);
  return new Request(url, { method, headers: { ...type, ...Object.fromEntries(filled) }, redirect: 'manual', ...(sent !== undefined && { body: sent }) });
}

function pick(from: string, body: unknown, headers: Headers): string {
  if (from.startsWith('header:')) return headers.get(from.slice('header:'.length)) ?? '';
  let value = body;
  for (const segment of from.split('/').slice(1)) value = Reflect.get(Object(value), segment);
  return String(value);
}
