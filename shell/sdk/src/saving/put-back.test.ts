import type { ReplacedValues } from '@parapet/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { connectApi } from '../data/connection.ts';
import { putBack } from './put-back.ts';

interface Sent {
  body: unknown;
  version: string | null;
  overwrites: string | null;
}

/** A service with one flow. */
function serve(stored: object) {
  const sent: Sent[] = [];
  onTestFinished(
    connectApi({
      async fetch(request) {
        if (request.method === 'GET') return Response.json(stored);
        sent.push({
          body: await request.json(),
          version: request.headers.get('if-match'),
          overwrites: request.headers.get('overwrites-since'),
        });
        return Response.json({ ...stored, version: 6 });
      },
    }),
  );
  return sent;
}

const event = (changes: ReplacedValues['changes']): ReplacedValues => ({
  entity: 'risk_flows',
  record_id: 'f',
  title: null,
  version: 4,
  actor_id: 'ada',
  changes,
});

it('puts fields and entries back over the newest version, as a decision about the version before', async () => {
  const sent = serve({
    id: 'f',
    version: 5,
    treatment_description: 'Hers',
    asset_comments: { a: 'Hers', b: 'Other', c: 'New' },
  });
  const done = await putBack(
    event([
      { path: '/treatment_description', now: 'Hers' },
      { path: '/asset_comments/a', replaced: 'Mine', now: 'Hers' },
      { path: '/asset_comments/c', now: 'New' },
    ]),
  );
  expect(done).toBe(true);
  expect(sent).toEqual([
    {
      body: { treatment_description: null, asset_comments: { a: 'Mine', b: 'Other' } },
      version: '"5"',
      overwrites: '3',
    },
  ]);
});

it('saves nothing when a field has changed once more', async () => {
  const sent = serve({ id: 'f', version: 5, treatment_description: 'Later', assigned_to: 'hers' });
  expect(
    await putBack(
      event([
        { path: '/assigned_to', replaced: 'mine', now: 'hers' },
        { path: '/treatment_description', replaced: 'Mine', now: 'Hers' },
      ]),
    ),
  ).toBe(false);
  expect(sent).toEqual([]);
});
