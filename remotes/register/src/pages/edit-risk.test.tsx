import type { Risk } from '@parapet/contracts';
import { createMocks, type Mocks } from '@parapet/mocks';
import { draftKeys } from '@parapet/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

/** Compiling what the page loads later takes longer than a test waits, on a busy machine. */
beforeAll(async () => {
  await import('../features/edit-risk/edit-risk-dialog.tsx');
});

interface Options {
  changes?: Partial<Risk>;
  confirm?: boolean;
  tab?: string;
  role?: 'admin' | 'auditor';
  fail?: Record<string, number>;
  intercept?: (request: Request) => Promise<undefined>;
}

type Stored = Awaited<ReturnType<typeof firstRisk>>;

async function firstRisk(mocks: Mocks) {
  const [risk] = await mocks.collection('risks').find({}, { limit: 1 });
  if (risk === undefined) throw new Error('the demo has no risks');
  return risk;
}

/** The register with the dialog of its first risk. */
async function openDialog({ changes = {}, tab, ...options }: Options = {}) {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  const { _id } = await firstRisk(mocks);
  await mocks
    .collection('risks')
    .updateOne(
      { _id },
      {
        $set: {
          title: 'Ledger lost',
          severity: 'high',
          impact_level: 4,
          probability: 4,
          risk_score: 16,
          template_id: null,
          template_answers: {},
          ...changes,
        },
      },
    );
  const rendered = await renderPage(<RiskRegisterPage />, {
    url: `/risk-register?edit=${_id}${tab === undefined ? '' : `&tab=${tab}`}`,
    mocks,
    ...options,
  });
  await screen.findByRole('dialog', { name: 'Edit Risk' });
  return {
    ...rendered,
    stored: async (): Promise<Stored> =>
      (await mocks.collection('risks').findOne({ _id })) ?? Promise.reject(new Error('the risk is gone')),
    id: _id,
  };
}

const titleField = () => screen.findByRole('textbox', { name: /^Title/ });
const save = () => screen.getByRole('button', { name: 'Save changes' });

it.each(['..', '%25', 'a%2Fb', 'summary'])(
  'says of the id %s, which no risk has, that it cannot be edited',
  async (id) => {
    await renderPage(<RiskRegisterPage />, { url: `/risk-register?edit=${id}` });
    expect(await screen.findByText('Cannot edit risk: Invalid risk data')).toBeTruthy();
  },
);

it('opens with its first tab after another risk was closed on another tab', async () => {
  const { user, url } = await openDialog({ tab: 'history' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(url()).toBe('/risk-register'));
});

describe('saving', () => {
  it('sends only the changed field, with the version that was read, notifies the user, and closes the dialog', async () => {
    const sent: string[] = [];
    const intercept = async (request: Request): Promise<undefined> => {
      if (request.method === 'PATCH') sent.push(`${request.headers.get('if-match')} ${await request.text()}`);
    };
    const { user, stored, url, notifications } = await openDialog({ intercept });
    const before = await stored();
    await user.clear(await titleField());
    await user.type(await titleField(), 'Ledger and backup lost');
    expect(screen.getByText(/1 unsaved change/)).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(url()).toBe('/risk-register'));
    const after = await stored();
    expect(after).toMatchObject({
      title: 'Ledger and backup lost',
      description: before['description'],
      version: before.version + 1,
    });
    expect(notifications.map(({ text }) => text)).toEqual(['Risk “Ledger and backup lost” was saved.']);
    expect(sent).toEqual([`"${before.version}" {"title":"Ledger and backup lost"}`]);
  });

  it('leaves no draft on the device', async () => {
    const { user, url } = await openDialog();
    await user.type(await titleField(), ' again');
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    await user.click(save());
    await waitFor(() => expect(url()).toBe('/risk-register'));
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  it('recalculates the score and shows the previous score beside it', async () => {
    const { user, stored } = await openDialog({ tab: 'assessment' });
    await user.click(
      within(await screen.findByRole('radiogroup', { name: /^Probability/ })).getByRole('radio', { name: /Very High/ }),
    );
    expect(screen.getByText('20 · Critical')).toBeTruthy();
    expect(screen.getByText('Was 16 · Critical')).toBeTruthy();
    await user.click(save());
    await waitFor(async () => expect(await stored()).toMatchObject({ probability: 5, risk_score: 20 }));
  });

  it('is done by Ctrl+Enter as well', async () => {
    const { user, stored } = await openDialog();
    await user.type(await titleField(), ' again{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await stored()).toMatchObject({ title: 'Ledger lost again' }));
  });

  it('keeps a stored status that the form does not otherwise offer', async () => {
    const { user, stored } = await openDialog({ changes: { status: 'assessing' } });
    await user.click(await screen.findByLabelText('Status'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Assessing',
      'Open',
      'In progress',
      'Mitigated',
      'Accepted',
      'Closed',
    ]);
    await user.keyboard('{Escape}');
    await user.type(await titleField(), '!');
    await user.click(save());
    await waitFor(async () => expect(await stored()).toMatchObject({ title: 'Ledger lost!', status: 'assessing' }));
  });

  it('updates the answers that are synchronized with a changed field of the risk', async () => {
    const { user, stored } = await openDialog({
      changes: { template_answers: { s1_severity: 'high', s1_backup: 'Nightly' } },
    });
    await user.click(await screen.findByLabelText('Severity'));
    await user.click(screen.getByRole('option', { name: 'Low' }));
    await user.click(save());
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        severity: 'low',
        template_answers: { s1_severity: 'low', s1_backup: 'Nightly' },
      }),
    );
  });
});

describe('what is wrong', () => {
  it('opens the tab of the first wrong field and focuses it', async () => {
    const { user, requests } = await openDialog();
    await user.clear(await titleField());
    await user.click(screen.getByRole('tab', { name: /^Assessment/ }));
    await user.click(save());
    await screen.findByText('Title is required');
    await waitFor(async () => expect(document.activeElement).toBe(await titleField()));
    expect(screen.getByRole('tab', { name: /^Details/ }).getAttribute('aria-selected')).toBe('true');
    expect(requests.filter((one) => one.startsWith('PATCH'))).toEqual([]);
  });

  it('says beside the button that saving failed, and keeps everything', async () => {
    const { user, url } = await openDialog({ fail: { updateRisk: 500 } });
    await user.type(await titleField(), ' again');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update risk. Please try again.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(await titleField()).toHaveProperty('value', 'Ledger lost again');
    expect(url()).toContain('edit=');
  });

  it('says that a risk that is not there cannot be edited', async () => {
    await renderPage(<RiskRegisterPage />, { url: '/risk-register?edit=nothing' });
    expect(await screen.findByText('Cannot edit risk: Invalid risk data')).toBeTruthy();
  });

  it('keeps and copies the text of changes to a risk that was deleted meanwhile', async () => {
    const { user, mocks, id, notifications } = await openDialog();
    await user.clear(await titleField());
    await user.type(await titleField(), 'Ledger burnt');
    await mocks.collection('risks').deleteOne({ _id: id });
    await user.click(save());
    const alert = await screen.findByText('Cannot save changes: Invalid risk data');
    expect(alert).toBeTruthy();
    expect((await titleField()).getAttribute('value')).toBe('Ledger burnt');
    await user.click(screen.getByRole('button', { name: 'Copy my text' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toContain('Your text was copied.'));
    expect(await navigator.clipboard.readText()).toBe('Title: Ledger burnt');
    expect(save().getAttribute('aria-disabled')).toBe('true');
  });

  it('copies names of people and linked records, and words of levels', async () => {
    const { user, emit, id } = await openDialog({ changes: { owner_id: null, selected_assets: [] } });
    const pick = async (field: string, name: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.paste(name);
      await screen.findByText('Options: 1');
      await user.keyboard('{Enter}');
    };
    await pick('Owner', 'Lena Hoffmann');
    await pick('Assets', 'Policy database');
    await user.click(await screen.findByLabelText('Severity'));
    await user.click(screen.getByRole('option', { name: 'Low' }));
    emit({ entity: 'risks', id, action: 'delete' });
    const copy = await screen.findByRole('button', { name: 'Copy my text' });
    await waitFor(async () => {
      await user.click(copy);
      expect((await navigator.clipboard.readText()).split('\n').toSorted()).toEqual([
        'Assets: Policy database',
        'Owner: Lena Hoffmann',
        'Severity: Low',
      ]);
    });
  });

  it('says that somebody deleted the risk while it is edited, and cannot be saved', async () => {
    const { user, emit, id } = await openDialog();
    await user.clear(await titleField());
    await user.type(await titleField(), 'Ledger burnt');
    emit({ entity: 'risks', id, action: 'delete' });
    expect(await screen.findAllByText(/has deleted this/)).toBeTruthy();
    expect(screen.queryByText(/newer version/)).toBeNull();
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Copy my text' }));
    expect(await navigator.clipboard.readText()).toBe('Title: Ledger burnt');
  });

  it('shows a message instead of the form to a role that may not change risks', async () => {
    await openDialog({ role: 'auditor' });
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    // Within the dialog: the page behind it says the same about its import button.
    expect(
      within(screen.getByRole('dialog', { name: 'Edit Risk' })).getByText('Your role (Auditor) does not allow this.'),
    ).toBeTruthy();
  });
});

describe('a conflict', () => {
  it('asks about fields that both changed, merges the others, and saves what was picked', async () => {
    const { user, mocks, stored, id, url } = await openDialog();
    await user.type(await titleField(), ' (mine)');
    await user.type(await screen.findByRole('combobox', { name: 'Category' }), 'Financial');
    await screen.findByText('Options: 1');
    await user.keyboard('{Enter}');
    await mocks.fetch(
      new Request(`${location.origin}/api/risks/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: location.origin },
        body: JSON.stringify({ title: 'Theirs', severity: 'low' }),
      }),
    );
    await user.click(save());
    const conflict = await screen.findByRole('dialog', { name: 'This risk changed while you were editing' });
    const choices = within(conflict).getByRole('radiogroup', { name: 'Title' });
    expect(within(choices).getAllByRole('radio')).toHaveLength(3);
    expect(within(conflict).queryByRole('radiogroup', { name: 'Severity' })).toBeNull();
    expect(within(conflict).getByRole('button', { name: 'Save chosen values' })).toHaveProperty('disabled', true);
    await user.click(within(choices).getByRole('radio', { name: /mine/ }));
    await user.click(within(conflict).getByRole('button', { name: 'Save chosen values' }));
    await waitFor(() => expect(url()).toBe('/risk-register'));
    expect(await stored()).toMatchObject({ title: 'Ledger lost (mine)', category: 'Financial', severity: 'low' });
  });
});

describe('leaving', () => {
  it('asks before changes are lost, and keeps the dialog open when the user cancels', async () => {
    const { user, confirmations, url } = await openDialog({ confirm: false });
    await user.type(await titleField(), ' again');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(confirmations[0]).toMatchObject({ confirmLabel: 'Leave', cancelLabel: 'Keep editing' });
    expect(url()).toContain('edit=');
    expect(await titleField()).toHaveProperty('value', 'Ledger lost again');
  });

  it('leaves no draft of changes that were given up', async () => {
    const { user, url } = await openDialog();
    await user.type(await titleField(), ' again');
    await waitFor(async () => expect(await draftKeys()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe('/risk-register'));
    await waitFor(async () => expect(await draftKeys()).toEqual([]));
  });

  it('does not ask when nothing was changed', async () => {
    const { user, confirmations, url } = await openDialog();
    await titleField();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe('/risk-register'));
    expect(confirmations).toEqual([]);
  });
});

describe('notes and history', () => {
  it('stores a note at once, shows its author, and keeps the dialog open', async () => {
    const { user, mocks } = await openDialog({ tab: 'notes' });
    await user.type(await screen.findByLabelText('New note'), 'Seen on site{Control>}{Enter}{/Control}');
    const note = (await screen.findByText('Seen on site')).closest('li');
    await waitFor(() => expect(note?.textContent).toContain('Grace Okafor'));
    expect(await mocks.collection('risk_notes').findOne({ note: 'Seen on site' })).not.toBeNull();
    expect(screen.getByRole('dialog', { name: 'Edit Risk' })).toBeTruthy();
  });

  it('stores a second note with its own text, and then closes without a question', async () => {
    const { user, confirmations } = await openDialog({ tab: 'notes' });
    for (const text of ['Seen on site', 'Seen again']) {
      await user.type(await screen.findByLabelText('New note'), `${text}{Control>}{Enter}{/Control}`);
      await screen.findByText(text);
      await waitFor(() => expect(screen.getByLabelText('New note')).toHaveProperty('value', ''));
    }
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirmations).toEqual([]);
  });

  it('shows what changed, in words', async () => {
    await openDialog({ tab: 'history' });
    const history = await screen.findByRole('list', { name: 'History, newest change first' });
    expect(within(history).getAllByRole('listitem')[0]?.textContent).toContain('TitleRansomware');
  });
});
