/** The pages of risks. */
import { SAMPLE_RISKS } from '../sample-risks.ts';
import { at, open, settled, type PageState, type Scene } from './page-state.ts';

const EDIT_TABS = ['details', 'assessment', 'answers', 'notes', 'history'] as const;

const [RANSOMWARE, , , FLOOD] = SAMPLE_RISKS;

async function editRisk({ page, say, risks }: Scene, tab: string): Promise<void> {
  await page.goto(`/risk-register?edit=${risks[0]}&tab=${tab}`);
  await page.getByRole('dialog', { name: say('Edit risk') }).getByRole('tabpanel').waitFor();
  await settled(page);
}

/** The filters, which are a sheet on a narrow page; on a wide one the menu of one of them too. */
async function openFilter({ page, say }: Scene): Promise<void> {
  const filters = page.getByRole('button', { name: new RegExp(`^${say('Filters')} ·`) });
  if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click();
  const menu = page.getByRole('search').getByRole('button', { name: say('Severity') }).first();
  await menu.or(page.getByRole('dialog', { name: say('Filters') })).first().waitFor();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('checkbox', { name: say('High') }).waitFor();
  }
  await settled(page);
}

export const RISKS: readonly PageState[] = [
  { name: 'dashboard-empty', seenBy: 'newcomer', show: at('/dashboard', 'Dashboard') },
  { name: 'dashboard', seenBy: 'member', show: at('/dashboard', 'Dashboard') },
  { name: 'risk-register-empty', seenBy: 'newcomer', show: at('/risk-register', 'Risk Register') },
  { name: 'risk-register', seenBy: 'member', show: at('/risk-register', 'Risk Register') },
  {
    name: 'risk-register-filtered',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?severity=high&q=flood', 'Risk Register');
      await scene.page.getByRole('link', { name: FLOOD.title }).waitFor();
    },
  },
  {
    name: 'risk-register-filter-menu',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?severity=high', 'Risk Register');
      await openFilter(scene);
    },
  },
  {
    name: 'risk-register-no-match',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?q=zebra', 'Risk Register');
      await scene.page.getByText(scene.say('No risk matches 1 filter')).waitFor();
    },
  },
  {
    name: 'risk-panel',
    seenBy: 'member',
    show: async (scene) => {
      const { page } = scene;
      await open(scene, '/risk-register', 'Risk Register');
      await page.getByRole('link', { name: RANSOMWARE.title }).click();
      await page.getByRole('dialog').getByText(RANSOMWARE.description).waitFor();
      await settled(page);
    },
  },
  ...EDIT_TABS.map((tab): PageState => ({ name: `edit-risk-${tab}`, seenBy: 'member', show: (scene) => editRisk(scene, tab) })),
  {
    name: 'edit-risk-refused',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await editRisk(scene, 'details');
      await page.getByRole('textbox', { name: say('Title') }).fill('');
      await page.getByRole('button', { name: say('Save changes') }).click();
      await page.getByText(say('Title is required')).first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'edit-risk-leave',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await editRisk(scene, 'details');
      await page.getByRole('textbox', { name: say('Title') }).fill('Another title');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog', { name: say('Leave without saving?') }).waitFor();
      await settled(page);
    },
  },
  { name: 'add-risk', seenBy: 'member', show: at('/add-risk', 'Add New Risk') },
  {
    name: 'add-risk-select',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/add-risk', 'Add New Risk');
      await page.getByRole('combobox', { name: say('Severity') }).click();
      await page.getByRole('option', { name: say('High') }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'add-risk-refused',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/add-risk', 'Add New Risk');
      await page.getByRole('button', { name: say('Add risk') }).click();
      await page.getByText(say('Title is required')).waitFor();
    },
  },
];
