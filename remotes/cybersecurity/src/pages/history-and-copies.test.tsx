/** What each kind of record offers beside editing: its history with what changed, and a copy. */
import { createMocks, type Mocks } from '@parapet/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';
import { NewGrcTemplatePage } from './grc-editor-page.tsx';
import { GrcViewPage } from './grc-view-page.tsx';

const page = <CybersecurityPage />;
const demo = () => createMocks({ seed: 'demo', publicUrl: location.origin });

async function send(mocks: Mocks, method: string, path: string, body: object): Promise<void> {
  const answer = await mocks.fetch(
    new Request(`${location.origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: location.origin },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.status, await answer.text()).toBe(200);
}

const KINDS = [
  {
    kind: 'asset',
    collection: 'assets',
    path: 'assets',
    tab: '',
    param: 'asset',
    dialog: 'Add New Asset',
    submit: 'Add Asset',
    naming: 'name',
  },
  {
    kind: 'property',
    collection: 'properties',
    path: 'properties',
    tab: 'tab=properties&',
    param: 'property',
    dialog: 'Add New Property',
    submit: 'Add Property',
    naming: 'name',
  },
  {
    kind: 'scenario',
    collection: 'risk_scenarios',
    path: 'risk-scenarios',
    tab: 'tab=scenarios&',
    param: 'scenario',
    dialog: 'Add Risk Scenario',
    submit: 'Create Risk Scenario',
    naming: 'title',
  },
] as const;

async function open(kind: (typeof KINDS)[number], prepare?: (mocks: Mocks, id: string) => Promise<void>) {
  const mocks = await demo();
  const item = await mocks.collection(kind.collection).findOne({});
  if (item === null) throw new Error('The demo has none');
  const name = 'title' in item ? item.title : item.name;
  await prepare?.(mocks, item._id);
  const rendered = await renderPage(page, { url: `/cybersecurity?${kind.tab}${kind.param}=${item._id}`, mocks });
  const panel = await screen.findByRole('dialog', { name });
  return { ...rendered, mocks, panel, name };
}

describe.each(KINDS)('a $kind', (kind) => {
  it('can be duplicated from its panel', async () => {
    const { user, panel, mocks, name } = await open(kind);
    await user.click(await within(panel).findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByDisplayValue(`Copy of ${name}`, {}, { timeout: 5000 });
    await user.click(
      within(screen.getByRole('dialog', { name: kind.dialog })).getByRole('button', { name: kind.submit }),
    );
    await waitFor(async () =>
      expect(await mocks.collection(kind.collection).count({ [kind.naming]: `Copy of ${name}` })).toBe(1),
    );
  });

  it('says in its history what changed', async () => {
    const { panel } = await open(kind, (mocks, id) =>
      send(mocks, 'PATCH', `${kind.path}/${id}`, { description: 'Moved to Tilbury' }),
    );
    const history = await within(panel).findByRole('region', { name: 'History' });
    expect(await within(history).findByText('Moved to Tilbury')).toBeTruthy();
    expect(within(history).getByText('Description')).toBeTruthy();
  });
});

it('names the properties and the template of an asset in its history', async () => {
  const mocks = await demo();
  const asset = await mocks.collection('assets').findOne({ name: 'Policy database' });
  const template = await mocks.collection('asset_templates').findOne({ name: 'Server' });
  const [first, second, third] = await mocks.collection('properties').find({}, { limit: 3 });
  const id = asset?._id ?? '';
  await send(mocks, 'PATCH', `assets/${id}`, { linked_properties: [first?._id, second?._id, third?._id] });
  await send(mocks, 'PATCH', `assets/${id}`, { template_id: template?._id, type: 'Database', status: 'Active' });
  await mocks.collection('properties').deleteOne({ _id: third?._id });
  await renderPage(page, { url: `/cybersecurity?asset=${id}`, mocks });
  const history = await screen.findByRole('region', { name: 'History' });
  expect(await within(history).findByText('Server')).toBeTruthy();
  const after = await within(history).findByText(/and 1 deleted record$/);
  for (const property of [first, second]) expect(after.textContent).toContain(property?.name);
});

it('shows the history of a template of assets', async () => {
  const mocks = await demo();
  const template = await mocks.collection('asset_templates').findOne({ name: 'Server' });
  await send(mocks, 'PATCH', `asset-templates/${template?._id}`, { description: 'Racks in Bremen' });
  const { user } = await renderPage(page, { url: '/cybersecurity?templates=assets', mocks });
  await user.click(await screen.findByRole('button', { name: 'History of Server' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Server' });
  expect(await within(dialog).findByText('Racks in Bremen')).toBeTruthy();
});

describe('a GRC template', () => {
  const step = (id: string) => ({
    id,
    title: `Step ${id}`,
    description: '',
    order: 1,
    category: '',
    mandatory: false,
    questions: [],
  });

  async function view() {
    const mocks = await demo();
    const template = await mocks
      .collection('grc_templates')
      .insertOne({
        name: 'Depot review',
        description: '',
        framework: 'ISO 27001',
        domain_id: null,
        is_default: false,
        steps: ['a', 'b', 'c'].map(step),
      });
    await send(mocks, 'PUT', `grc-templates/${template._id}`, {
      name: 'Depot check',
      description: '',
      framework: 'ISO 27001',
      domain_id: null,
      steps: ['a', 'b', 'c'].map(step),
    });
    const rendered = await renderPage(<GrcViewPage />, {
      url: `/grc/templates/${template._id}/view`,
      path: '/grc/templates/:id/view',
      mocks,
    });
    await screen.findByRole('region', { name: /1\. Step a/ });
    return { ...rendered, mocks, id: template._id };
  }

  it('has a history', async () => {
    const { user } = await view();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    const dialog = await screen.findByRole('dialog', { name: 'History of Depot check' });
    expect(await within(dialog).findByText('Depot review')).toBeTruthy();
  });

  it('can be duplicated', async () => {
    const { user, url, id } = await view();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(url()).toBe(`/grc/templates/new?copy=${id}`));
  });

  it('starts as a copy with all of its steps', async () => {
    const mocks = await demo();
    const source = await mocks.collection('grc_templates').findOne({ framework: 'GDPR' });
    const { user } = await renderPage(<NewGrcTemplatePage />, { url: `/grc/templates/new?copy=${source?._id}`, mocks });
    expect(await screen.findByDisplayValue(`Copy of ${source?.name}`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Template' }));
    await waitFor(async () =>
      expect(await mocks.collection('grc_templates').findOne({ name: `Copy of ${source?.name}` })).toMatchObject({
        is_default: false,
        framework: 'GDPR',
        steps: source?.steps.map(({ title }) => ({ title })),
      }),
    );
  });

  describe('while the user scrolls', () => {
    afterEach(() => vi.restoreAllMocks());

    it('marks the step in view, the last step at the end of the page, and a clicked step until the user scrolls', async () => {
      const { user } = await view();
      const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
      const current = () => steps.getAllByRole('button').findIndex((button) => button.hasAttribute('aria-current'));
      expect(current()).toBe(2);
      // Two steps of 700 pixels and one of 100, in a window of 768.
      let scrolled = 0;
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
        const at = ['a', 'b', 'c'].findIndex(
          (name) => this.textContent?.includes(`. Step ${name}`) && this.tagName === 'SECTION',
        );
        return at === -1
          ? new DOMRect(0, -scrolled, 800, 1500)
          : new DOMRect(0, at * 700 - scrolled, 800, at === 2 ? 100 : 700);
      });
      const scrollTo = (top: number) =>
        act(() => {
          scrolled = top;
          document.dispatchEvent(new Event('scroll'));
        });
      scrollTo(0);
      expect(current()).toBe(0);
      scrollTo(600);
      expect(current()).toBe(1);
      scrollTo(732);
      expect(current()).toBe(2);
      Element.prototype.scrollIntoView = () => {};
      await user.click(steps.getByRole('button', { name: /Step b/ }));
      scrollTo(732);
      expect(current()).toBe(1);
      document.dispatchEvent(new Event('wheel'));
      scrollTo(731);
      expect(current()).toBe(1);
      scrollTo(732);
      expect(current()).toBe(2);
    });
  });
});
