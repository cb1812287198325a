import type { Job } from '@parapet/contracts';
import { Link, startedJobs } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { loadOverlays, UiProvider } from '@parapet/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Messages } from '../layout/messages.tsx';
import { JobsDialog } from './jobs-dialog.tsx';
import { StartedJobs } from './started-jobs.tsx';

beforeAll(loadOverlays);

const RUNNING: Job = {
  id: 'j1',
  kind: 'import',
  entity: 'risks',
  title: 'risks-2026-Q4.xlsx',
  state: 'running',
  phase: 'writing',
  done: 31_200,
  total: 50_000,
  created_at: '2026-11-23T09:00:00.000Z',
  ended_at: null,
  written: 31_200,
  problem: null,
  result: null,
};

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={(key) => key} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

async function show(ui: ReactNode, job: Job, api: Record<string, (request: Request) => unknown> = {}, confirm = true) {
  return renderWithSdk(
    <>
      {ui}
      <Messages />
    </>,
    { wrapper: Kit, confirm, api: { 'GET /api/me/jobs': () => ({ items: [job] }), ...api } },
  );
}

afterEach(() => startedJobs.hide('j1'));

it('shows how far a job is on the page that started it, until the person hides it', async () => {
  startedJobs.add('j1', '/');
  await show(<StartedJobs />, RUNNING);
  expect(await screen.findByText('31,200 of 50,000 rows')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Importing risks-2026-Q4.xlsx' }).getAttribute('aria-valuenow')).toBe(
    '62',
  );
  expect(screen.getByText('You can leave this page. The import goes on.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('leaves out the jobs of other pages', async () => {
  startedJobs.add('j1', '/elsewhere');
  const asked = vi.fn<() => unknown>(() => ({ items: [RUNNING] }));
  await show(<StartedJobs />, RUNNING, { 'GET /api/me/jobs': asked });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([true, false])('cancels when the person confirms it: %s; and says when that fails', async (confirm) => {
  const detail = 'There is nothing that this job could undo';
  const cancel = vi.fn<() => unknown>(() =>
    Response.json(
      { type: 'about:blank', title: 'Conflict', status: 409, code: 'wrong_state', detail, request_id: 'r' },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const { confirmations } = await show(
    <JobsDialog onClose={() => {}} />,
    RUNNING,
    { 'POST /api/me/jobs/j1/cancel': cancel },
    confirm,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Import risks-2026-Q4.xlsx' }));
  await waitFor(() => expect(confirmations.map(({ title }) => title)).toEqual(['Cancel this import?']));
  if (confirm) expect(await screen.findByText(detail)).toBeDefined();
  expect(cancel).toHaveBeenCalledTimes(confirm ? 1 : 0);
});

it.each([
  [
    { state: 'failed', written: 811, problem: { status: 403, code: 'no_membership', detail: 'You left' } },
    '811 records were imported and are complete. The others were not.',
  ],
  [{ state: 'canceled', written: 2 }, '2 records stay, as somebody changed them meanwhile.'],
  [{ state: 'canceled', written: 0 }, 'Nothing of it is left.'],
] as const)('says what remains of a job: %#', async (ended, text) => {
  await show(<JobsDialog onClose={() => {}} />, {
    ...RUNNING,
    phase: null,
    ended_at: '2026-11-23T09:31:00.000Z',
    ...ended,
  });
  expect(await screen.findByText(text)).toBeDefined();
});
