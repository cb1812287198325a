import type { Asset, AuthSession, GrcStep, Me, Person, Risk } from '@parapet/contracts';
import { createMocks, type Mocks } from '@parapet/mocks';
import { Link } from '@parapet/sdk';
import { useRecordForm, type RecordFormEditing } from '@parapet/sdk/saving';
import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { loadOverlays, UiProvider, type KitTextKey } from '@parapet/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { usePeople } from '../people/use-people.ts';
import { useRiskFields } from '../risk/use-risk-fields.tsx';
import { RecordConflictDialog } from './record-conflict-dialog.tsx';

// Dialogs are loaded after the first page.
beforeAll(loadOverlays);

/** Texts of the kit read as their keys here. */
const kitText = (key: KitTextKey) => key;
const question = (id: string, text: string): GrcStep['questions'][number] => ({ id, text, type: 'text' });
const STEPS: Pick<GrcStep, 'id' | 'questions'>[] = [
  {
    id: 's1',
    questions: [
      question('backup', 'Are backups tested?'),
      question('24/7', 'Is somebody on call, day and night?'),
      {
        ...question('plan', 'Is there a plan?'),
        type: 'select',
        options: [{ value: 'tried', label: 'Written and tried' }],
      },
    ],
  },
];
const ANSWERS = { s1_backup: 'Never', 's1_24/7': 'No', s1_plan: 'none', s1_severity: 'high' };

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

async function json<T>(mocks: Pick<Mocks, 'fetch'>, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await mocks.fetch(new Request(new URL(path, location.origin), { ...init, headers }));
  expect(response.status).toBeLessThan(300);
  return response.json();
}

/** A risk in the mocks that the admin edits here, and others elsewhere. */
async function setUp() {
  const mocks = await createMocks({ publicUrl: location.origin });
  const { user }: AuthSession = await json(mocks, '/api/auth/session');
  const { organizationId, role }: Me = await json(mocks, '/api/me');
  const body = { organization_id: organizationId, title: 'Ransomware', severity: 'high', template_answers: ANSWERS };
  const risk: Risk = await json(mocks, '/api/risks', { method: 'POST', body: JSON.stringify(body) });
  const inOrganization = `?organization_id=${organizationId}`;
  const { items: assets }: { items: Asset[] } = await json(mocks, `/api/assets${inOrganization}`);
  const { items: people }: { items: Person[] } = await json(mocks, `/api/people${inOrganization}`);
  const requests: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await mocks.fetch(request);
    requests.push(`${request.method} ${new URL(request.url).pathname} ${response.status}`);
    return response;
  });
  onTestFinished(async () => {
    fetch.mockRestore();
    await mocks.close();
  });
  const path = `/api/risks/${risk.id}`;
  const read = () => json<Risk>(mocks, path);
  const patch = async (browser: Pick<Mocks, 'fetch'>, changes: object) => {
    const { version } = await read();
    await json(browser, path, {
      method: 'PATCH',
      body: JSON.stringify(changes),
      headers: { 'if-match': `"${version}"` },
    });
  };
  const manager = mocks.openBrowser();
  await mocks.signInAs('risk_manager', manager);

  const rendered = vi.fn<(editing: RecordFormEditing<Risk>) => void>();
  const saver = () => rendered.mock.lastCall?.[0];
  const onSaved = vi.fn<() => void>();
  function Page() {
    const current = useRecordForm('updateRisk', { record: risk, shown: (stored) => stored });
    rendered(current);
    const fields = useRiskFields({ nameOf: usePeople([]), steps: STEPS });
    return (
      current.conflict && (
        <RecordConflictDialog
          conflict={current.conflict}
          fields={fields}
          isSaving={current.state === 'saving'}
          failure={current.failure}
          title="This risk changed"
          onSaved={onSaved}
          onDropped={() => {}}
        />
      )
    );
  }
  const session = { ...testSession, organizationId, role, user: { ...testSession.user, id: user?.id ?? '' } };
  await renderWithSdk(<Page />, { session, wrapper: Kit, locales: { [DOMAIN_NAMESPACE]: domainLocales } });
  const save = (changes: object) =>
    act(async () => {
      saver()?.edit.change({ ...changes });
      await saver()
        ?.submit(changes)
        .catch(() => {});
    });
  return {
    assets,
    people,
    read,
    save,
    saver,
    onSaved,
    requests,
    goOffline: () => fetch.mockImplementationOnce(() => Promise.reject(new TypeError('offline'))),
    colleague: (changes: object) => patch(manager, changes),
    myOtherWindow: (changes: object) => patch(mocks, changes),
  };
}

const rows = () =>
  screen
    .getAllByRole('radiogroup')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const row = (name: string) => within(screen.getByRole('radiogroup', { name }));

it('the answers of two people to different questions are merged without a dialog', async () => {
  const { colleague, save, read, saver, requests } = await setUp();
  await colleague({ template_answers: { ...ANSWERS, s1_plan: 'tried' } });
  requests.length = 0;
  await save({ template_answers: { ...ANSWERS, s1_backup: 'Monthly' } });
  expect([saver()?.state, saver()?.conflict]).toEqual(['saved', null]);
  expect(requests.map((one) => one.replace(/\/[\w-]+ /, '/… '))).toEqual([
    'PATCH /api/risks/… 412',
    'PATCH /api/risks/… 200',
  ]);
  expect(await read()).toMatchObject({
    template_answers: { ...ANSWERS, s1_plan: 'tried', s1_backup: 'Monthly' },
    version: 3,
  });
});

it('a question that both answered is listed by its text and author, and other answers are merged', async () => {
  const { colleague, save, read, onSaved } = await setUp();
  const user = userEvent.setup();
  await colleague({ template_answers: { ...ANSWERS, 's1_24/7': 'On weekdays', s1_plan: 'tried', 'old_a/b': 'x' } });
  await save({ template_answers: { ...ANSWERS, 's1_24/7': 'Always', s1_backup: 'Monthly' } });
  expect(rows()).toEqual(['Is somebody on call, day and night?']);
  await screen.findByRole('radio', { name: 'Daniel Reyes On weekdays' });
  const merged = screen.getByRole('region', { name: 'conflict.merged' });
  expect(
    within(merged)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent),
  ).toEqual([
    'Is there a plan?noneWritten and triedonly Daniel Reyes changed it',
    'old_a/bNonexonly Daniel Reyes changed it',
    'Are backups tested?NeverMonthlyonly you changed it',
  ]);
  await user.click(row('Is somebody on call, day and night?').getByRole('radio', { name: 'conflict.mine Always' }));
  await user.click(screen.getByRole('button', { name: 'conflict.save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect((await read()).template_answers).toEqual({
    ...ANSWERS,
    's1_24/7': 'Always',
    s1_plan: 'tried',
    'old_a/b': 'x',
    s1_backup: 'Monthly',
  });
});

it('assets and people are named, and assets that both added are kept without a question', async () => {
  const { colleague, save, read, saver, onSaved, assets, people } = await setUp();
  const [mine, theirs] = assets;
  await colleague({ selected_assets: [theirs?.id], owner_id: people[0]?.id, reviewer_id: people[0]?.id });
  await save({ selected_assets: [mine?.id], reviewer_id: people[1]?.id });
  expect(rows()).toEqual(['Reviewer']);
  await screen.findByRole('radio', { name: `Daniel Reyes ${people[0]?.name}` });
  await screen.findByRole('radio', { name: `conflict.mine ${people[1]?.name}` });
  const merged = within(screen.getByRole('region', { name: 'conflict.merged' }));
  await merged.findByText(`${theirs?.name} and ${mine?.name}`);
  expect(merged.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owner', 'Assets']);
  await userEvent.setup().click(row('Reviewer').getByRole('radio', { name: /^conflict.mine/ }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'conflict.save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(saver()?.conflict).toBeNull();
  expect(await read()).toMatchObject({
    selected_assets: [theirs?.id, mine?.id],
    owner_id: people[0]?.id,
    reviewer_id: people[1]?.id,
  });
});

it('an answer that mirrors a field is decided together with that field', async () => {
  const { colleague, save, read, onSaved } = await setUp();
  const user = userEvent.setup();
  await colleague({ severity: 'low', template_answers: { ...ANSWERS, s1_severity: 'low' } });
  await save({ severity: 'critical', template_answers: { ...ANSWERS, s1_severity: 'critical' } });
  expect(rows()).toEqual(['Severity']);
  await user.click(row('Severity').getByRole('radio', { name: /^conflict.mine/ }));
  await user.click(screen.getByRole('button', { name: 'conflict.save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(await read()).toMatchObject({ severity: 'critical', template_answers: { s1_severity: 'critical' } });
});

it('changes of the same person in another window are labeled “Other window”', async () => {
  const { myOtherWindow, save } = await setUp();
  await myOtherWindow({ title: 'Ransomware in the depot', category: 'Operational' });
  await save({ title: 'Ransomware at night' });
  expect(row('Title').getByRole('radio', { name: 'Other window Ransomware in the depot' })).toBeTruthy();
  expect(screen.getByText(/^Other window, /)).toBeTruthy();
  expect(
    screen.getByText('Nothing has been saved yet. You changed one field in both windows: choose which value to keep.'),
  ).toBeTruthy();
  expect(screen.getByRole('region', { name: 'conflict.merged' }).textContent).toContain(
    'changed only in the other window',
  );
});

it('a failed save of the picks is reported in the dialog, which keeps the picks for a retry', async () => {
  const { colleague, save, read, onSaved, goOffline } = await setUp();
  const user = userEvent.setup();
  await colleague({ title: 'Ransomware in the depot' });
  await save({ title: 'Ransomware at night' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(row('Title').getByRole('radio', { name: /^conflict.mine/ }));
  goOffline();
  await user.click(screen.getByRole('button', { name: 'conflict.save' }));
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert.textContent).toContain('Your choice could not be saved. Please try again.');
  expect(document.activeElement).toBe(alert);
  expect([onSaved.mock.calls.length, (await read()).title]).toEqual([0, 'Ransomware in the depot']);
  await user.click(screen.getByRole('button', { name: 'conflict.save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect((await read()).title).toBe('Ransomware at night');
});
