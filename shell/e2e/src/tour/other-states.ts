/** The other pages of the product. */
import { at, open, settled, type PageState } from './page-state.ts';

export const OTHERS: readonly PageState[] = [
  { name: 'cybersecurity', seenBy: 'member', show: at('/cybersecurity', 'Cybersecurity') },
  { name: 'risk-flow', seenBy: 'member', show: at('/risk-flow', 'Risk flow') },
  { name: 'resources', seenBy: 'member', show: at('/resources', 'Resources') },
  { name: 'sustainability', seenBy: 'member', show: at('/sustainability', 'Sustainability') },
  ...['account', 'notifications', 'display', 'matrix'].map((tab): PageState => ({
    name: `settings-${tab}`,
    seenBy: 'member',
    show: at(`/settings?tab=${tab}`, 'Settings'),
  })),
  {
    name: 'settings-changed',
    seenBy: 'member',
    show: async (scene) => {
      const { page } = scene;
      await open(scene, '/settings?tab=matrix', 'Settings');
      await page.getByRole('radio', { name: '4', exact: true }).first().check({ force: true });
      await settled(page);
    },
  },
  { name: 'organization', seenBy: 'member', show: at('/organization', 'Organization') },
  { name: 'notifications', seenBy: 'member', show: at('/notifications', 'Notifications') },
  { name: 'audit-log', seenBy: 'member', show: at('/organization/audit-log', 'Audit log') },
  {
    name: 'audit-log-verify',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/organization/audit-log', 'Audit log');
      await page.getByRole('button', { name: say('Verify'), exact: true }).click();
      await page.getByText(say('Nothing was changed')).waitFor();
      await settled(page);
    },
  },
  {
    name: 'palette',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/cybersecurity', 'Cybersecurity');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: say('Search or go to') }).fill('flood');
      await page.getByRole('option', { name: /Flood in the Hamburg data center/ }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'palette-empty',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/cybersecurity', 'Cybersecurity');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: say('Search or go to') }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'account-menu',
    seenBy: 'member',
    show: async (scene) => {
      const { page, say } = scene;
      await open(scene, '/dashboard', 'Dashboard');
      const menu = page.getByRole('button', { name: say('Open navigation') });
      if (await menu.isVisible()) await menu.click();
      await page
        .getByRole('button', { name: /Ada Lovelace/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('menuitem', { name: say('Sign out') }).waitFor();
      await settled(page);
    },
  },
  { name: 'not-found', seenBy: 'member', show: at('/nowhere', 'Page not found') },
];
