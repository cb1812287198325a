/** Every page there is, in every state that looks different: for what must hold on all of them. */
import type { Page } from '@playwright/test';
import { ADA, arrive } from './people.ts';
import { recordRisks, riskRow, submitRisk } from './risks.ts';
import { SAMPLE_RISKS } from './sample-risks.ts';

export interface PageState {
  name: string;
  /** Brings the page there; it is complete when this resolves. */
  show: (page: Page) => Promise<void>;
}

function at(path: string, heading: string): PageState['show'] {
  return async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await settled(page);
  };
}

/** Nothing is loading and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** Before anybody is signed in. */
export const OUTSIDE: readonly PageState[] = [
  { name: 'landing', show: at('/', 'Know your risks, who owns them, and what is being done.') },
  {
    name: 'sign-in-dialog',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('dialog').frameLocator('iframe').getByLabel('Name').waitFor();
      await settled(page);
    },
  },
  { name: 'provider-sign-up', show: at('/api/auth/login?screen=signup', 'Create your account') },
  {
    name: 'provider-refusal',
    show: async (page) => {
      await at('/api/auth/login?screen=login', 'Sign in')(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Enter your password.').waitFor();
    },
  },
];

/** In an organisation that has nothing yet. */
export const EMPTY: readonly PageState[] = [
  { name: 'dashboard-empty', show: at('/dashboard', 'Dashboard') },
  { name: 'risk-register-empty', show: at('/risk-register', 'Risk Register') },
];

/** In one that has risks. */
export const INSIDE: readonly PageState[] = [
  { name: 'dashboard', show: at('/dashboard', 'Dashboard') },
  { name: 'risk-register', show: at('/risk-register', 'Risk Register') },
  {
    name: 'risk-register-filtered',
    show: async (page) => {
      await at('/risk-register?severity=high&q=flood', 'Risk Register')(page);
      await riskRow(page, SAMPLE_RISKS[3].title).waitFor();
    },
  },
  { name: 'risk-register-no-match', show: at('/risk-register?q=zebra', 'Risk Register') },
  {
    name: 'risk-panel',
    show: async (page) => {
      await at('/risk-register', 'Risk Register')(page);
      await riskRow(page, SAMPLE_RISKS[0].title).getByRole('link', { name: SAMPLE_RISKS[0].title }).click();
      await page.getByRole('dialog').getByText(SAMPLE_RISKS[0].description).waitFor();
      await settled(page);
    },
  },
  { name: 'add-risk', show: at('/add-risk', 'Add New Risk') },
  {
    name: 'add-risk-refused',
    show: async (page) => {
      await at('/add-risk', 'Add New Risk')(page);
      await submitRisk(page);
      await page.getByText('Title is required').waitFor();
    },
  },
  { name: 'cybersecurity', show: at('/cybersecurity', 'Cybersecurity') },
  { name: 'risk-flow', show: at('/risk-flow', 'Risk flow') },
  { name: 'resources', show: at('/resources', 'Resources') },
  { name: 'sustainability', show: at('/sustainability', 'Sustainability') },
  { name: 'settings', show: at('/settings', 'Settings') },
  { name: 'organization', show: at('/organization', 'Organization') },
  {
    name: 'account-menu',
    show: async (page) => {
      await at('/dashboard', 'Dashboard')(page);
      const open = page.getByRole('button', { name: 'Open navigation' });
      if (await open.isVisible()) await open.click();
      await page.getByRole('button', { name: `Account: ${ADA.name}` }).filter({ visible: true }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
      await settled(page);
    },
  },
  { name: 'not-found', show: at('/nowhere', 'Page not found') },
];

/** Shows every state in turn, in the colours asked for, and calls `look` on each. */
export async function tour(page: Page, colorScheme: 'light' | 'dark', look: (name: string) => Promise<void>): Promise<void> {
  const visit = async (states: readonly PageState[]) => {
    for (const { name, show } of states) {
      await show(page);
      await look(name);
    }
  };
  await page.emulateMedia({ colorScheme });
  await visit(OUTSIDE);
  await arrive(page, ADA);
  await choose(page, colorScheme);
  await visit(EMPTY);
  await recordRisks(page, SAMPLE_RISKS);
  await visit(INSIDE);
}

async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  const answer = await page.request.patch('/api/me/preferences', { headers: { origin }, data: { theme } });
  if (!answer.ok()) throw new Error(await answer.text());
}
