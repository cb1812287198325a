import { expect, test } from 'vitest';
import { EventReader } from './event-reader.ts';
import { runScenario } from './run-scenario.ts';
import type { Step, World } from './scenario.ts';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
  });

test('events are read regardless of how they are split', async () => {
  const reader = new EventReader(
    streamOf('retry: 3000\nid: 1\n\n: keep\n\nid: 2\nevent: cha', 'nge\ndata: {"a":1}\n\ndata: "x"\n\n'),
  );
  expect(await reader.take(2)).toEqual([
    { event: 'change', id: '2', data: { a: 1 } },
    { event: 'message', id: undefined, data: 'x' },
  ]);
  expect(reader.lastId).toBe('2');
  reader.close();
  await reader.waitForEnd();
});

test('missing events are reported', async () => {
  const reader = new EventReader(new Blob(['data: 1\n\n']).stream());
  await expect(reader.take(2)).rejects.toThrow('1 of 2 events arrived');
});

/** A server that answers every stream with the same events. */
const world = (...pieces: string[]): World => ({
  fetchAs: async (_caller, { url }) =>
    url.endsWith('/events')
      ? new Response(streamOf(...pieces), { headers: { 'content-type': 'text/event-stream' } })
      : Response.json({ status: 'ok', version: '1', store: 'embedded', uptime_seconds: 1 }),
  organizationId: 'org_a',
  members: {
    admin: 'ada',
    risk_manager: 'b',
    grc_domain_manager: 'c',
    asset_owner: 'd',
    risk_owner: 'e',
    stakeholder: 'f',
    auditor: 'g',
  },
  domainId: 'd1',
  otherDomainId: 'd2',
  foreign: { organizationId: 'org_b', ids: {} },
});
const steps = (expected: readonly unknown[]): Step[] => [
  { method: 'GET', path: '/api/events', opens: 'stream', status: 200 },
  { method: 'GET', path: '/api/health', status: 200, events: { stream: expected }, save: { place: 'last-id:stream' } },
  { method: 'GET', path: '/api/health', status: 200, answer: { version: '{place}' } },
];

test('a scenario receives the events of open streams in order', async () => {
  const server = world('id: 1\nevent: change\ndata: {"id":"r"}\n\n');
  await expect(
    runScenario({ name: 'events', steps: steps([{ event: 'change', data: { id: 'r' } }]) }, server),
  ).resolves.toBeUndefined();
  await expect(
    runScenario({ name: 'events', steps: steps([{ event: 'change', data: { id: 'other' } }]) }, server),
  ).rejects.toThrow('stream:/0/data/id is "r" instead of "other"');
});
