import type { ReplacedValues } from '@parapet/contracts';
import { Link } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { UiProvider } from '@parapet/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Messages } from '../layout/messages.tsx';
import { ReplacedToast } from './replaced-toast.tsx';

const people = {
  'GET /api/people': () => ({
    items: [{ id: 'u-ada', name: 'Ada Lovelace', email: null, role: 'admin' }],
    total: 1,
    next_cursor: null,
  }),
};
const event = (changes: ReplacedValues['changes']): ReplacedValues => ({
  entity: 'risks',
  record_id: 'r1',
  title: 'Flood',
  version: 4,
  actor_id: 'u-ada',
  changes,
});

async function show(changes: ReplacedValues['changes'], api: Record<string, (request: Request) => unknown> = {}) {
  await renderWithSdk(
    <UiProvider
      locale="en"
      t={(key) => (key === 'action.undo' ? 'Undo' : key)}
      colorScheme="light"
      linkComponent={Link}
    >
      <ReplacedToast event={event(changes)} />
      <Messages />
    </UiProvider>,
    { api: { ...people, ...api } },
  );
}

it('says who replaced what, and what it was', async () => {
  await show([{ path: '/description', replaced: 'Water in the depot', now: 'Rain' }]);
  expect(
    await screen.findByText('Ada Lovelace replaced your Description of “Flood”. It was: Water in the depot'),
  ).toBeDefined();
});

it('names every field, shows levels in words and no ids', async () => {
  await show([
    { path: '/severity', replaced: 'high', now: 'low' },
    { path: '/owner_id', replaced: 'u-1', now: 'u-2' },
    { path: '/template_answers/s1_a', now: 'Yes' },
  ]);
  expect(
    await screen.findByText(
      'Ada Lovelace replaced 3 of your values in “Flood”: Severity (it was: High); Owner; Answer (it was: empty)',
    ),
  ).toBeDefined();
});

it('says so when the field has changed once more, instead of putting the value back', async () => {
  await show([{ path: '/description', replaced: 'Water', now: 'Rain' }], {
    'GET /api/risks/r1': () => ({ id: 'r1', version: 7, description: 'Snow' }),
  });
  (await screen.findByRole('button', { name: 'Undo' })).click();
  expect(await screen.findByText(/“Flood” has changed once more, so nothing was put back/)).toBeDefined();
});
