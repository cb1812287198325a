import { stubLayout } from '@parapet/build/stub-layout';
import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '@parapet/build/render-page';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

const page = <RiskRegisterPage />;
const url = '/risk-register';

/** The risk of the sample whose flow has this status; null for none. */
async function riskWith(mocks: Mocks, status: string | null) {
  const risks = await mocks.collection('risks').find({}, { sort: { field: 'risk_score', direction: -1 } });
  const found = risks.find((risk) => risk.status !== 'archived' && (risk.flow?.status ?? null) === status);
  if (found === undefined) throw new Error(`The sample has no risk with a flow that is ${status}`);
  return found;
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(title.replaceAll(/[()]/g, '.')) })).closest(
    'tr',
  );
  if (row === null) throw new Error(`There is no row ${title}`);
  return row;
};

async function openMenu(user: RenderedPage['user'], title: string) {
  await user.click(within(await rowOf(title)).getByRole('button', { name: `Actions for ${title}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Selects rows by their check boxes. */
async function select(user: RenderedPage['user'], ...titles: string[]) {
  for (const title of titles)
    await user.click(within(await rowOf(title)).getByRole('checkbox', { name: `Select ${title}` }));
}

describe('the actions of a risk', () => {
  it.each([
    [null, 'Create Risk Flow', (id: string) => `/risk-flow?riskId=${id}`],
    ['draft', 'Start Risk Flow', (id: string) => `/risk-flow/${id}`],
    ['in-progress', 'Edit Risk Flow', (_id: string, flow: string) => `/risk-flows/${flow}/edit`],
    ['completed', 'View Risk Flow', (id: string) => `/risk-flow/${id}`],
  ])('with a flow that is %s begin with “%s”', async (status, name, path) => {
    const mocks = await createMocks();
    const risk = await riskWith(mocks, status);
    const { user } = await renderPage(page, { url: `${url}?q=${encodeURIComponent(risk.title)}`, mocks });
    const link = within(await rowOf(risk.title)).getByRole('link', { name: `${name}: ${risk.title}` });
    expect(link.getAttribute('href')).toBe(path(risk._id, risk.flow?.id ?? ''));
    const connections = status === null ? [] : ['Connections'];
    const archive = status === 'completed' ? 'Archive' : 'ArchiveNeeds a completed flow';
    expect(await openMenu(user, risk.title)).toEqual([name, ...connections, 'Edit Risk', archive, 'Delete']);
  });

  it.each(['auditor', 'stakeholder', 'asset_owner'] as const)(
    'for a role that may only read (%s) is to view the flow, and the panel has answers, notes and history',
    async (role) => {
      const mocks = await createMocks();
      const risk = await riskWith(mocks, 'in-progress');
      const template = await mocks
        .collection('grc_templates')
        .insertOne({
          name: 'T',
          description: '',
          framework: '',
          domain_id: null,
          is_default: false,
          steps: [
            {
              id: 's',
              title: 'Scope',
              description: '',
              order: 1,
              category: '',
              mandatory: false,
              questions: [{ id: 'q', text: 'Who runs it?', type: 'text' }],
            },
          ],
        });
      await mocks
        .collection('risks')
        .updateOne(
          { _id: risk._id },
          { $set: { template_id: template._id, template_answers: { s_q: 'Night shift' } } },
        );
      await mocks
        .collection('risk_notes')
        .insertOne({ risk_id: risk._id, note: 'Ask the landlord', userId: risk.created_by });
      const { user } = await renderPage(page, { url: `${url}?risk=${risk._id}`, mocks, role });
      expect(
        within(await rowOf(risk.title))
          .getByRole('link', { name: `View Risk Flow: ${risk.title}` })
          .getAttribute('href'),
      ).toBe(`/risk-flow/${risk._id}`);
      await user.click(await screen.findByRole('button', { name: 'Template answers' }));
      expect(await screen.findByText('Night shift')).toBeTruthy();
      expect(screen.getByText('Who runs it?')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Notes' }));
      expect(await screen.findByText('Ask the landlord')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'History' }));
      expect(await screen.findByRole('list', { name: 'History, newest change first' })).toBeTruthy();
    },
  );

  it('archive a risk, keep its row marked as stale, and undo the archiving', async () => {
    const mocks = await createMocks();
    const risk = await riskWith(mocks, 'completed');
    const { user, notifications } = await renderPage(page, { url, mocks });
    await openMenu(user, risk.title);
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual([`Risk “${risk.title}” was archived.`]));
    await waitFor(async () => expect((await rowOf(risk.title)).dataset['stale']).toBe('true'));
    expect((await rowOf(risk.title)).textContent).toContain('Archived');
    expect(await mocks.collection('risks').findOne({ _id: risk._id })).toMatchObject({ status: 'archived' });
    notifications[0]?.undo?.();
    await waitFor(async () =>
      expect(await mocks.collection('risks').findOne({ _id: risk._id })).toMatchObject({
        status: risk.status,
        archived_at: null,
      }),
    );
    await waitFor(async () => expect((await rowOf(risk.title)).dataset['stale']).toBeUndefined());
  });

  it('unarchive an archived risk', async () => {
    const mocks = await createMocks();
    const { user } = await renderPage(page, { url: `${url}?status=archived`, mocks });
    const archived = (await mocks.collection('risks').find({ status: 'archived' }))[0];
    if (archived === undefined) throw new Error('The sample has no archived risk');
    await openMenu(user, archived.title);
    await user.click(screen.getByRole('menuitem', { name: 'Unarchive' }));
    await waitFor(async () =>
      expect(await mocks.collection('risks').findOne({ _id: archived._id })).toMatchObject({
        status: 'open',
        archived_at: null,
      }),
    );
  });

  it('show which records are deleted with a risk before deleting it', async () => {
    const mocks = await createMocks();
    const risk = await riskWith(mocks, 'completed');
    const { user, confirmations } = await renderPage(page, { url, mocks, confirm: false });
    await openMenu(user, risk.title);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(confirmations[0]?.details).toMatch(/^Also deleted: 1 risk flow, 1 treatment plan/);
  });
});

describe('the matrix', () => {
  it('counts risks by cell, filters by one and no longer when it is pressed again', async () => {
    const { user, lastQuery, url: now } = await renderPage(page, { url });
    const matrix = await screen.findByRole('region', { name: 'Risk Matrix' });
    const cell = within(matrix).getByRole('button', { name: /risks?: impact 4, probability 4$/ });
    const count = Number(cell.textContent);
    await user.click(cell);
    await waitFor(() =>
      expect([lastQuery('/api/risks').getAll('impact_level'), lastQuery('/api/risks').getAll('probability')]).toEqual([
        ['4'],
        ['4'],
      ]),
    );
    await screen.findByText(`1–${count} of ${count}`);
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain(
      'Matrix: Impact 4 · Probability 4',
    );
    await user.click(cell);
    await waitFor(() => expect(now()).toBe(url));
    await user.click(within(matrix).getByRole('button', { name: 'Impact 5' }));
    await waitFor(() => expect(now()).toBe(`${url}?impact=5`));
  });

  it('is walked through with the arrow keys', async () => {
    const { user } = await renderPage(page, { url });
    const matrix = await screen.findByRole('region', { name: 'Risk Matrix' });
    within(matrix)
      .getByRole('button', { name: /impact 5, probability 1$/ })
      .focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(within(matrix).getByRole('button', { name: /impact 4, probability 2$/ }));
  });

  it('has the size and colors from the preferences of the user', async () => {
    const colors = { lowRisk: '#123456', mediumRisk: '#fff3bf', highRisk: '#ffd8a8', criticalRisk: '#ffa8a8' };
    const riskMatrix = {
      impactLevels: 3,
      probabilityLevels: 3,
      colors,
      customCellRiskLevels: { '3-3': 'low' as const },
    };
    const mocks = await createMocks({ publicUrl: location.origin });
    const headers = { 'content-type': 'application/json', origin: location.origin };
    await mocks.fetch(
      new Request(new URL('/api/me/preferences', location.origin), {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ riskMatrix }),
      }),
    );
    await renderPage(page, { url, mocks });
    const matrix = await screen.findByRole('region', { name: 'Risk Matrix' });
    const cells = within(matrix).getAllByRole('button', { name: /^\d+ risks?:/ });
    expect(cells).toHaveLength(9);
    expect(within(matrix).getByRole('button', { name: /impact 3, probability 3$/ }).style.background).toBe(
      'rgb(18, 52, 86)',
    );
  });
});

it('the summary counts the shown risks by level of their score', async () => {
  await renderPage(page, { url: `${url}?impact=5` });
  const summary = await screen.findByRole('region', { name: 'Risk Summary' });
  expect(summary.textContent).toMatch(
    /by score, \d+ shown.*Critical16 to 25\d+High9 to 15\d+Medium4 to 8\d+Low1 to 30/,
  );
});

it('pressing "/" opens the closed filters and focuses the search', async () => {
  const { user } = await renderPage(page, { url: `${url}?filters=closed` });
  await rowOf((await riskWith(await createMocks(), null)).title);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search risks' })));
});

describe('bulk actions', () => {
  it('set the status of several risks, which can be undone', async () => {
    const mocks = await createMocks();
    const [one, other] = [await riskWith(mocks, null), await riskWith(mocks, 'completed')];
    const { user, notifications } = await renderPage(page, { url, mocks });
    await select(user, one.title, other.title);
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['Status of 2 risks set to Accepted']));
    const statuses = async () =>
      Promise.all([one, other].map(async ({ _id }) => (await mocks.collection('risks').findOne({ _id }))?.status));
    expect(await statuses()).toEqual(['accepted', 'accepted']);
    notifications[0]?.undo?.();
    await waitFor(async () => expect(await statuses()).toEqual([one.status, other.status]));
  });

  it('leave the risks selected that a failure kept from being changed', async () => {
    const mocks = await createMocks();
    const [one, other] = [await riskWith(mocks, null), await riskWith(mocks, 'completed')];
    const { user, notifications } = await renderPage(page, { url, mocks });
    await select(user, one.title, other.title);
    Object.assign(mocks.switches, { fail: { bulkRisks: 503 } });
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
    await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['error']));
    expect(screen.getByRole('region', { name: 'Selected records' }).textContent).toContain('2 selected');
  });

  describe('of the owner', () => {
    stubLayout();
    async function askOwner() {
      const mocks = await createMocks();
      const one = (
        await mocks
          .collection('risks')
          .find(
            { status: { $ne: 'archived' }, owner_id: { $ne: null } },
            { sort: { field: 'risk_score', direction: -1 } },
          )
      )[0];
      if (one === undefined) throw new Error('The sample has no risk with an owner');
      const rendered = await renderPage(page, { url, mocks });
      await select(rendered.user, one.title);
      await rendered.user.click(await screen.findByRole('button', { name: 'Set owner' }));
      const dialog = await screen.findByRole('dialog', { name: 'New owner of 1 risk' });
      await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Owner' })));
      return {
        ...rendered,
        dialog,
        before: one.owner_id,
        owner: async () => (await mocks.collection('risks').findOne({ _id: one._id }))?.owner_id,
      };
    }
    const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Set owner' });

    it('begin in the field, and change nothing until somebody is chosen', async () => {
      const { user, dialog, before, owner } = await askOwner();
      expect(confirm(dialog).getAttribute('aria-disabled')).toBe('true');
      await user.keyboard('{Enter}');
      await user.click(confirm(dialog));
      expect(screen.getByRole('dialog')).toBe(dialog);
      expect(await owner()).toBe(before);
    });

    it('take somebody found by typing, with the keyboard alone', async () => {
      const { user, mocks, owner } = await askOwner();
      const person = (await mocks.collection('members').find({})).find(({ name }) => name !== null);
      await user.keyboard(person?.name ?? '');
      await waitFor(() =>
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
          expect.stringContaining(person?.name ?? '?'),
        ]),
      );
      await user.keyboard('{Enter}{Enter}');
      await waitFor(async () => expect(await owner()).toBe(person?.user_id));
    });

    it('remove it once “Nobody” is chosen', async () => {
      const { user, dialog, owner } = await askOwner();
      await user.click(within(dialog).getByRole('combobox', { name: 'Owner' }));
      await user.click(await screen.findByRole('option', { name: 'Nobody' }));
      await user.click(confirm(dialog));
      await waitFor(async () => expect(await owner()).toBeNull());
    });
  });

  it('archive the selected risks only when all of them can be archived', async () => {
    const mocks = await createMocks();
    const { user } = await renderPage(page, { url, mocks });
    await select(user, (await riskWith(mocks, null)).title, (await riskWith(mocks, 'completed')).title);
    expect(
      await screen.findByRole('button', { name: 'Archive', description: 'only 1 of 2 can be archived' }),
    ).toHaveProperty('disabled', true);
  });

  it('delete all matching risks, including those on other pages, after a confirmation', async () => {
    const mocks = await createMocks();
    const { user, confirmations, notifications } = await renderPage(page, { url, mocks });
    const total = await mocks.collection('risks').count({ status: { $ne: 'archived' } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: `Select all ${total} that match` }));
    await user.click(
      await within(screen.getByRole('region', { name: 'Selected records' })).findByRole('button', { name: 'Delete' }),
    );
    expect(confirmations[0]?.message).toContain(`delete ${total} risks`);
    await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual([`${total} risks deleted`]));
    expect(await mocks.collection('risks').count({ status: { $ne: 'archived' } })).toBe(0);
  });
});

describe('named registers', () => {
  it('name the chosen register, also one of more than a response lists', async () => {
    const mocks = await createMocks();
    const tables = mocks.collection('risk_tables');
    const register = (name: string) => ({ name, description: '', domain: null, is_template: false, template_id: null });
    for (let desk = 0; desk < 200; desk += 1) await tables.insertOne(register(`Desk ${desk}`));
    const { _id } = await tables.insertOne(register('Zurich office'));
    await renderPage(page, { url: `${url}?register=${_id}`, mocks });
    expect(await screen.findByRole('button', { name: 'Zurich office' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain('Register: Zurich office');
  });

  it('filter the risks when chosen from the menu', async () => {
    const mocks = await createMocks();
    const table = (await mocks.collection('risk_tables').find({ is_template: false }))[0];
    if (table === undefined) throw new Error('The sample has no register');
    const { user, lastQuery } = await renderPage(page, { url, mocks });
    await user.click(await screen.findByRole('button', { name: 'All registers' }));
    await user.click(await screen.findByRole('menuitemradio', { name: table.name }));
    await waitFor(() => expect(lastQuery('/api/risks').get('tableId')).toBe(table._id));
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain(`Register: ${table.name}`);
  });

  async function typeNewRegister() {
    const mocks = await createMocks();
    const rendered = await renderPage(page, { url, mocks });
    await rendered.user.click(await screen.findByRole('button', { name: 'All registers' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'New register…' }));
    await rendered.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Audit 2027');
    return { ...rendered, created: () => mocks.collection('risk_tables').findOne({ name: 'Audit 2027' }) };
  }

  it('can be created, and a new register is then selected', async () => {
    const { user, url: now, created } = await typeNewRegister();
    await user.click(screen.getByRole('button', { name: 'Create register' }));
    await waitFor(async () => expect(await created()).toMatchObject({ template_id: null }));
    const id = (await created())?._id;
    await waitFor(() => expect(now()).toBe(`${url}?register=${id}`));
  });

  it('can be created from a template, and get its description', async () => {
    const { user, mocks, created } = await typeNewRegister();
    await user.click(screen.getByLabelText('Template'));
    await user.click(await screen.findByRole('option', { name: /^Privacy Risk Register/ }));
    await user.click(screen.getByRole('button', { name: 'Create register' }));
    const template = await mocks.collection('risk_tables').findOne({ name: 'Privacy Risk Register' });
    await waitFor(async () =>
      expect(await created()).toMatchObject({ template_id: template?._id, description: template?.description }),
    );
  });
});
