import type { Job } from '@parapet/contracts';
import { Link, startedJobs, type Locale } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { loadOverlays, UiProvider } from '@parapet/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
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
  can_undo: true,
  result: null,
  file: null,
  change: null,
};

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={(key) => key} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

async function show(
  ui: ReactNode,
  job: Job,
  api: Record<string, (request: Request) => unknown> = {},
  confirm = true,
  locale: Locale = 'en',
) {
  return renderWithSdk(
    <>
      {ui}
      <Messages />
    </>,
    { wrapper: Kit, confirm, locale, api: { 'GET /api/me/jobs': () => ({ items: [job] }), ...api } },
  );
}

afterEach(() => startedJobs.hide('j1'));

it('shows how far a job is on the page that started it, until the person hides it', async () => {
  startedJobs.add('j1', '/');
  await show(<StartedJobs />, RUNNING);
  expect(await screen.findByText('31,200 of 50,000 rows')).toBeDefined();
  const progress = await screen.findByRole('progressbar', { name: 'Importing risks-2026-Q4.xlsx' });
  expect(progress.getAttribute('aria-valuenow')).toBe('62');
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

const EXPORT: Job = {
  ...RUNNING,
  kind: 'export',
  title: 'risks-2026-11-23.csv',
  state: 'done',
  phase: null,
  written: 0,
  can_undo: false,
  ended_at: '2026-11-23T09:31:00.000Z',
  file: { name: 'risks-2026-11-23.csv', size: 2_500_000, expires_at: '2026-11-24T09:31:00.000Z' },
};

it('offers the file of an export until it is removed, and says when that fails', async () => {
  const saved = vi.fn<(name: string) => void>();
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const answers = [
    () => new Response('id', { headers: { 'content-disposition': 'attachment; filename="risks.csv"' } }),
    () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Not Found',
          status: 404,
          code: 'file_not_found',
          detail: 'It is gone',
          request_id: 'r',
        },
        { status: 404, headers: { 'content-type': 'application/problem+json' } },
      ),
  ];
  await show(<JobsDialog onClose={() => {}} />, EXPORT, { 'GET /api/me/jobs/j1/file': () => answers.shift()?.() });
  expect(await screen.findByText(/^2.4 MB, available until /)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  const button = screen.getByRole('button', { name: 'Download risks-2026-11-23.csv' });
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledWith('risks.csv'));
  await userEvent.click(button);
  expect(await screen.findByText('It is gone')).toBeDefined();
});

it('says that the file of an export was removed', async () => {
  const file = EXPORT.file && { ...EXPORT.file, expires_at: null };
  await show(<JobsDialog onClose={() => {}} />, { ...EXPORT, file });
  expect(await screen.findByText('The file was removed. Export the list again.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

const CHANGE: Job = {
  ...RUNNING,
  kind: 'bulk',
  title: '',
  phase: 'changing',
  done: 800,
  total: 1400,
  written: 790,
  change: { action: 'update', total: 1400, refused: 0, not_found: 0, items: [] },
};

it('shows a change of many records, and asks before it gives them their former values back', async () => {
  const { confirmations } = await show(<JobsDialog onClose={() => {}} />, CHANGE, {}, false);
  expect(await screen.findByText('Change: 1,400 risks · 800 of 1,400 records')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Change: 1,400 risks' }));
  await waitFor(() => expect(confirmations.map(({ title }) => title)).toEqual(['Cancel this change?']));
});

it('says which records a change left as they were, and why', async () => {
  const change = {
    action: 'update',
    total: 1400,
    refused: 1,
    not_found: 2,
    items: [{ id: 'r1', name: 'Fire', problem: { status: 409, code: 'wrong_state', detail: 'It is archived' } }],
  };
  const done: Job = { ...CHANGE, state: 'done', phase: null, written: 1397, ended_at: CHANGE.created_at, change };
  await show(
    <JobsDialog onClose={() => {}} />,
    { ...done, change: { ...change, items: [] } },
    { 'GET /api/me/jobs/j1': () => done },
  );
  expect(await screen.findByText('1,397 records changed · 1 stays as it was · 2 no longer exist')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show why' }));
  expect(await screen.findByText('It is archived', { exact: false })).toBeDefined();
});

it('says in the language of the person why a job failed', async () => {
  const problem = { status: 409, code: 'files_limit', detail: 'The files of your organization take all the space' };
  const failed: Job = { ...EXPORT, state: 'failed', file: null, problem };
  await show(<JobsDialog onClose={() => {}} />, failed, {}, true, 'de');
  expect(await screen.findByText(/^Die Dateien Ihrer Organisation brauchen bereits/)).toBeDefined();
  expect(await screen.findByText('Es wurde keine Datei erstellt.')).toBeDefined();
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
