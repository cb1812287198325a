import type { ReplacedValues } from '@parapet/contracts';
import { Link } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { UiProvider } from '@parapet/ui';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { Extras } from './extras.tsx';
import { Messages } from './messages.tsx';

const EVENT: ReplacedValues = {
  entity: 'risks',
  record_id: 'r1',
  title: 'Flood',
  version: 4,
  actor_id: 'u-ada',
  changes: [{ path: '/description', replaced: 'Water', now: 'Rain' }],
};

it('says that a value was replaced while the page is not complete yet', async () => {
  const { host } = await renderWithSdk(
    <UiProvider locale="en" t={(key) => key} colorScheme="light" linkComponent={Link}>
      <Extras ready={false} remotes={[]} opened={null} onOpen={() => {}} onUnread={() => {}} />
      <Messages />
    </UiProvider>,
    {
      api: {
        'GET /api/people': {
          items: [{ id: 'u-ada', name: 'Ada Lovelace', email: null, role: 'admin' }],
          total: 1,
          next_cursor: null,
        },
        'GET /api/events': () => new Response(`event: replaced\ndata: ${JSON.stringify(EVENT)}\n\n`),
      },
    },
  );
  act(() => host.live.start());
  expect(
    await screen.findByText('Ada Lovelace replaced your Description of “Flood”. It was: Water', {}, { timeout: 5_000 }),
  ).toBeDefined();
  host.live.stop();
});
