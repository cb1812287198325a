import type { GrcStep } from '@parapet/contracts';
import { createMocks } from '@parapet/mocks';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';
import { EditGrcTemplatePage, NewGrcTemplatePage } from './grc-editor-page.tsx';
import { GrcViewPage } from './grc-view-page.tsx';

const step = (id: string, title: string, more: Partial<GrcStep> = {}): GrcStep => ({
  id,
  title,
  description: '',
  order: 1,
  category: '',
  mandatory: false,
  questions: [],
  ...more,
});
const STEPS: GrcStep[] = [
  step('s1', 'Scope', {
    mandatory: true,
    category: 'Governance',
    questions: [
      { id: 'q1', text: 'What is in scope?', type: 'text', required: true, help: 'Clause 4.3' },
      { id: 'q2', text: 'Who owns it?', type: 'text' },
    ],
  }),
  step('s2', 'Access', {
    order: 2,
    questions: [
      {
        id: 'q3',
        text: 'Second factor?',
        type: 'select',
        locked: true,
        default: 'all',
        options: [
          { value: 'all', label: 'Yes, for everyone' },
          { value: 'none', label: 'No' },
        ],
      },
      { id: 'q4', text: 'How well?', type: 'slider', min: 1, max: 5, labels: { min: 'Never', max: 'Always' } },
    ],
  }),
];

async function withTemplate(steps = STEPS) {
  const mocks = await createMocks({ publicUrl: location.origin });
  const template = await mocks
    .collection('grc_templates')
    .insertOne({
      name: 'Depot review',
      description: 'Gates',
      framework: 'ISO 27001',
      domain_id: null,
      is_default: false,
      steps,
    });
  const stored = () => mocks.collection('grc_templates').findOne({ _id: template._id });
  return { mocks, id: template._id, stored };
}

describe('the list', () => {
  const url = '/cybersecurity?tab=grc';

  it('initializes the default templates, and shows the details of each template', async () => {
    const { mocks } = await withTemplate();
    const { requests } = await renderPage(<CybersecurityPage />, { url, mocks });
    const card = await screen.findByRole('region', { name: 'Depot review' });
    for (const text of ['Gates', 'Framework: ISO 27001', '2 steps', '4 questions', 'Not used yet'])
      expect(card.textContent).toContain(text);
    expect(within(card).getByRole('link', { name: 'View Depot review' }).getAttribute('href')).toMatch(
      /^\/grc\/templates\/[\w-]+\/view$/,
    );
    expect(requests).toContain('POST /api/grc-templates/initialize-defaults');
  });

  it('says to a domain manager, before they open it, which templates they cannot change', async () => {
    const { mocks, id } = await withTemplate();
    const own = (await mocks.collection('members').find({ role: 'grc_domain_manager' }))[0]?.domains[0] ?? '';
    await mocks
      .collection('grc_templates')
      .insertOne({ name: 'Own review', description: '', framework: '', domain_id: own, is_default: false, steps: [] });
    await renderPage(<CybersecurityPage />, { url, mocks, role: 'grc_domain_manager' });
    const reason = 'You can change only the templates of your own GRC domains.';
    const card = await screen.findByRole('region', { name: 'Depot review' });
    expect(within(card).getByRole('button', { name: 'Edit Depot review', description: reason })).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'View Depot review' })).toBeTruthy();
    expect(
      within(await screen.findByRole('region', { name: 'Own review' })).getByRole('link', { name: 'Edit Own review' }),
    ).toBeTruthy();
    cleanup();
    await renderPage(<EditGrcTemplatePage />, {
      url: `/grc/templates/${id}/edit`,
      path: '/grc/templates/:id/edit',
      mocks,
      role: 'grc_domain_manager',
    });
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: 'Save Template' })).toBeNull();
  });

  it('filters by framework, shows how many templates each has, and keeps the filter in the URL', async () => {
    const { mocks } = await withTemplate();
    const { user, url: now } = await renderPage(<CybersecurityPage />, { url, mocks });
    const filter = await screen.findByRole('group', { name: 'Framework' });
    await screen.findByRole('region', { name: 'Depot review' });
    const templates = await mocks.collection('grc_templates').find({});
    const counted = ['ISO 27001', 'NIST CSF', 'SOC 2', 'GDPR', 'HIPAA', 'PCI DSS'].map(
      (name) => `${name} ${templates.filter(({ framework }) => framework === name).length}`,
    );
    for (const name of [`All frameworks ${templates.length}`, ...counted])
      expect(await within(filter).findByRole('button', { name })).toBeTruthy();
    const soc = within(filter).getByRole('button', { name: /^SOC 2/ });
    await user.click(soc);
    expect(soc.getAttribute('aria-pressed')).toBe('true');
    expect(now()).toContain('framework=SOC+2');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Depot review' })).toBeNull());
  });

  it('says what uses a template before it is deleted', async () => {
    const { mocks, id, stored } = await withTemplate();
    const risk = await mocks.collection('risks').findOne({});
    await mocks.collection('risks').updateOne({ _id: risk?._id }, { $set: { template_id: id } });
    const { user } = await renderPage(<CybersecurityPage />, { url, mocks });
    await user.click(await screen.findByRole('button', { name: 'Delete Depot review' }));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText('1 risk uses this template');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stored()).toBeNull());
  });

  it('hides the debug panel by default', async () => {
    const { mocks } = await withTemplate();
    await renderPage(<CybersecurityPage />, { url, mocks });
    await screen.findByRole('region', { name: 'Depot review' });
    expect(screen.queryByRole('region', { name: 'Debug information' })).toBeNull();
  });

  it('shows the template IDs in the debug panel when the URL contains debug=1', async () => {
    const { mocks, id } = await withTemplate();
    await renderPage(<CybersecurityPage />, { url: `${url}&debug=1`, mocks });
    expect((await screen.findByRole('region', { name: 'Debug information' })).textContent).toContain(id);
  });
});

describe('the view', () => {
  it('shows every step and question, read-only', async () => {
    const { mocks, id } = await withTemplate();
    await renderPage(<GrcViewPage />, { url: `/grc/templates/${id}/view`, path: '/grc/templates/:id/view', mocks });
    await screen.findByRole('heading', { level: 1, name: 'Depot review' });
    const scope = await screen.findByRole('region', { name: /1\. Scope/ });
    expect(scope.textContent).toContain('Clause 4.3');
    const access = screen.getByRole('region', { name: /2\. Access/ });
    expect(access.textContent).toContain('Yes, for everyone default');
    expect(access.textContent).toContain('1 Never – 5 Always');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('2, 1 mandatory')).toBeTruthy();
  });

  it('shows an error when the template does not exist', async () => {
    await renderPage(<GrcViewPage />, { url: '/grc/templates/nowhere/view', path: '/grc/templates/:id/view' });
    expect(await screen.findByText('Failed to fetch GRC template')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the templates' })).toBeTruthy();
  });
});

async function openEditor(
  options: Partial<NonNullable<Parameters<typeof renderPage>[1]>> & { steps?: GrcStep[] } = {},
) {
  const { steps, ...rest } = options;
  const prepared = await withTemplate(steps);
  const page = await renderPage(<EditGrcTemplatePage />, {
    url: `/grc/templates/${prepared.id}/edit`,
    path: '/grc/templates/:id/edit',
    mocks: prepared.mocks,
    ...rest,
  });
  await screen.findByRole('button', { name: 'Move Scope down' });
  return { ...page, ...prepared };
}

const save = () => screen.getByRole('button', { name: 'Save Template' });

describe('the editor', () => {
  it('makes a new template with a step and a question', async () => {
    const mocks = await createMocks();
    const { user } = await renderPage(<NewGrcTemplatePage />, { url: '/grc/templates/new', mocks });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Payroll check');
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.type(title, 'Rules');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Who may change them?');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('textbox', { name: 'Who may change them?' })).toBeTruthy();
    await user.click(save());
    await waitFor(async () =>
      expect(await mocks.collection('grc_templates').findOne({ name: 'Payroll check' })).toMatchObject({
        steps: [{ title: 'Rules', order: 1, questions: [{ text: 'Who may change them?', type: 'text' }] }],
      }),
    );
  });

  it('changes the settings of a question, shown as the wizard shows it', async () => {
    const { user, stored } = await openEditor();
    await user.click(screen.getByRole('button', { name: /^2\. Access/ }));
    await user.click(await screen.findByRole('button', { name: /^Second factor\?/, expanded: false }));
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('Locked by the template')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Locked' }));
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    await user.type(screen.getByRole('textbox', { name: 'Label of option 3' }), 'Some');
    await user.click(screen.getByRole('radio', { name: 'No is the default' }));
    await user.click(save());
    await waitFor(async () =>
      expect((await stored())?.steps[1]?.questions[0]).toMatchObject({
        locked: false,
        default: 'none',
        options: [{ value: 'all' }, { value: 'none' }, { value: 'Some', label: 'Some' }],
      }),
    );
  });

  it('reorders steps and questions with buttons, and notifies the user of a removed question', async () => {
    const { user, stored, notifications } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Move What is in scope? down' }));
    await user.click(screen.getByRole('button', { name: 'Move Scope down' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Who owns it?' }));
    expect(notifications.at(-1)?.text).toBe('Who owns it? removed.');
    await user.click(save());
    await waitFor(async () =>
      expect((await stored())?.steps.map(({ id, order, questions }) => [id, order, questions.length])).toEqual([
        ['s2', 1, 2],
        ['s1', 2, 1],
      ]),
    );
  });

  it('puts a removed question back in its place when the removal is undone', async () => {
    const { user, notifications } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'Remove What is in scope?' }));
    expect(screen.queryByRole('button', { name: 'Remove What is in scope?' })).toBeNull();
    notifications.at(-1)?.undo?.();
    await screen.findByRole('button', { name: 'Remove What is in scope?' });
    expect(
      screen.getAllByRole('button', { name: /^Remove Wh/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove What is in scope?', 'Remove Who owns it?']);
  });

  it('opens the step and the question where something is wrong', async () => {
    const { user, requests } = await openEditor();
    await user.click(screen.getByRole('button', { name: /^2\. Access/ }));
    await user.click(await screen.findByRole('button', { name: /^How well\?/, expanded: false }));
    await user.clear(screen.getByRole('textbox', { name: /^Question/ }));
    await user.click(screen.getByRole('button', { name: /^1\. Scope/ }));
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Question/ })));
    expect(screen.getByText('Question is required')).toBeTruthy();
    expect(requests.filter((one) => one.startsWith('PUT'))).toEqual([]);
  });

  it('merges what two people changed, and asks about the same field', async () => {
    const { user, mocks, id, stored } = await openEditor();
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' (mine)');
    const current: object = await (await mocks.fetch(new Request(`${location.origin}/api/grc-templates/${id}`))).json();
    const answer = await mocks.fetch(
      new Request(`${location.origin}/api/grc-templates/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: location.origin },
        body: JSON.stringify({ ...current, name: 'Theirs', framework: 'GDPR' }),
      }),
    );
    expect(answer.status).toBe(200);
    await user.click(save());
    const conflict = await screen.findByRole('dialog', { name: 'This template changed while you were editing' });
    await user.click(
      within(within(conflict).getByRole('radiogroup', { name: 'Name' })).getByRole('radio', { name: /mine/ }),
    );
    await user.click(within(conflict).getByRole('button', { name: 'Save chosen values' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ name: 'Depot review (mine)', framework: 'GDPR' }));
  });

  it('says that somebody deleted the template, cannot save any more, and copies what was typed', async () => {
    const { user, id, emit } = await openEditor();
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
    emit({ entity: 'grc_templates', id, action: 'delete' });
    expect(await screen.findByText(/has deleted this/)).toBeTruthy();
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Copy my text' }));
    expect(await navigator.clipboard.readText()).toBe('Name: Depot review 2');
  });

  it('says that saving failed and keeps what was typed', async () => {
    const { user } = await openEditor({ fail: { updateGrcTemplate: 500 } });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update GRC template');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Depot review 2');
  });

  it('is not available to a role that may not create risks', async () => {
    await renderPage(<NewGrcTemplatePage />, { url: '/grc/templates/new', role: 'auditor' });
    expect(screen.getByText('Your role (Auditor) does not allow this.')).toBeTruthy();
  });
});
