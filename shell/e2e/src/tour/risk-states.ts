/** The pages of risks. */
import { SAMPLE_RISKS } from '../sample-risks.ts';
import { at, open, settled, type PageState, type Scene } from './page-state.ts';

const EDIT_TABS = ['details', 'assessment', 'answers', 'notes', 'history'] as const;

const [RANSOMWARE, , , FLOOD] = SAMPLE_RISKS;

async function editRisk({ page, say, risks }: Scene, tab: string): Promise<void> {
  await page.goto(`/risk-register?edit=${risks[0]}&tab=${tab}`);
  await page
    .getByRole('dialog', { name: say('Edit risk') })
    .getByRole('tabpanel')
    .waitFor();
  await settled(page);
}

/** Opens the filters: a sheet on a narrow page; on a wide page also the menu of one filter. */
async function openFilter({ page, say }: Scene): Promise<void> {
  const filters = page.getByRole('button', { name: new RegExp(`^${say('Filters')} ·`) });
  if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click();
  const menu = page
    .getByRole('search')
    .getByRole('button', { name: say('Severity') })
    .first();
  await menu
    .or(page.getByRole('dialog', { name: say('Filters') }))
    .first()
    .waitFor();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('checkbox', { name: say('High') }).waitFor();
  }
  await settled(page);
}

/** The first template of the wizard. */
const firstTemplate = ({ page, say }: Scene) =>
  page
    .getByRole('group', { name: say('Domain and template') })
    .getByRole('radio')
    .first();

async function openWizard(scene: Scene): Promise<void> {
  await open(scene, '/add-risk', 'Add New Risk');
  await firstTemplate(scene).waitFor({ state: 'attached' });
  await settled(scene.page);
}

/** The wizard at its second step. */
async function nameRisk(scene: Scene): Promise<void> {
  const { page, say } = scene;
  await openWizard(scene);
  await firstTemplate(scene).check({ force: true });
  await page.getByRole('button', { name: say('Next') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ransomware on the file servers');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: say('Assets') }).waitFor();
  await settled(page);
}

export const RISKS: readonly PageState[] = [
  { name: 'dashboard-empty', seenBy: 'newcomer', show: at('/dashboard', 'Dashboard') },
  { name: 'dashboard', seenBy: 'member', show: at('/dashboard', 'Dashboard') },
  { name: 'risk-connections', seenBy: 'member', show: at('/risk-connections', 'Risk Connections') },
  { name: 'plans-tasks-empty', seenBy: 'newcomer', show: at('/plans-tasks', 'Plans & Tasks') },
  { name: 'plans-empty', seenBy: 'member', show: at('/plans-tasks?tab=plans', 'Plans & Tasks') },
  {
    name: 'plans-tasks-form',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/plans-tasks', 'Plans & Tasks');
      await page.getByRole('button', { name: say('Add Task') }).click();
      await page.getByRole('form', { name: say('New task') }).waitFor();
      await settled(page);
    },
  },
  { name: 'risk-register-empty', seenBy: 'newcomer', show: at('/risk-register', 'Risk Register') },
  { name: 'risk-register', seenBy: 'member', show: at('/risk-register', 'Risk Register') },
  {
    name: 'risk-register-filtered',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?severity=high&q=flood', 'Risk Register');
      await scene.page.getByRole('link', { name: FLOOD.title, exact: true }).waitFor();
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
    name: 'risk-matrix',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?view=matrix', 'Risk Register');
      await scene.page.getByRole('button', { name: RANSOMWARE.title, exact: true }).waitFor();
      await settled(scene.page);
    },
  },
  {
    name: 'risk-matrix-move',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/risk-register?view=matrix', 'Risk Register');
      const risk = scene.page.getByRole('button', { name: RANSOMWARE.title, exact: true });
      await risk.click({ modifiers: ['Shift'] });
      await scene.page.getByRole('button', { name: scene.say('Move to…'), exact: true }).click();
      await scene.page.getByRole('dialog', { name: RANSOMWARE.title }).waitFor();
      await settled(scene.page);
    },
  },
  {
    name: 'risk-panel',
    seenBy: 'member',
    show: async (scene) => {
      const { page } = scene;
      await open(scene, '/risk-register', 'Risk Register');
      await page.getByRole('link', { name: RANSOMWARE.title, exact: true }).click();
      await page.getByRole('dialog').getByText(RANSOMWARE.description).waitFor();
      await settled(page);
    },
  },
  ...EDIT_TABS.map((tab): PageState => ({
    name: `edit-risk-${tab}`,
    seenBy: 'member',
    show: (scene) => editRisk(scene, tab),
  })),
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
  { name: 'add-risk', seenBy: 'member', show: openWizard },
  {
    name: 'add-risk-quick',
    seenBy: 'member',
    show: async (scene) => {
      await open(scene, '/add-risk?quick', 'Add New Risk');
      await scene.page.getByRole('combobox', { name: scene.say('Category') }).waitFor();
      await settled(scene.page);
    },
  },
  {
    name: 'add-risk-domain',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await openWizard(scene);
      await page.getByRole('combobox', { name: say('Domain') }).click();
      await page.getByRole('option').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'add-risk-title',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await openWizard(scene);
      await firstTemplate(scene).check({ force: true });
      await page.getByRole('button', { name: say('Next') }).click();
      await page.getByRole('dialog', { name: say('Risk title') }).waitFor();
      await settled(page);
    },
  },
  { name: 'add-risk-assets', seenBy: 'member', show: (scene) => nameRisk(scene) },
  {
    name: 'add-risk-questions',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await nameRisk(scene);
      for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: say('Next') }).click();
      await page.getByRole('textbox').first().waitFor();
      await page.getByRole('button', { name: say('Next') }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'add-risk-review',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await nameRisk(scene);
      await page
        .getByRole('navigation', { name: say('Steps of the risk') })
        .getByRole('button')
        .last()
        .click();
      await page.getByRole('button', { name: say('Create risk') }).waitFor();
      await settled(page);
    },
  },
];
