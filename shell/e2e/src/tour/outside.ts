/** What is shown before anybody is signed in. */
import { providerFrame } from '../people.ts';
import { at, open, settled, type PageState } from './page-state.ts';

export const OUTSIDE: readonly PageState[] = [
  { name: 'landing', seenBy: 'visitor', show: at('/', 'Know your risks, who owns them, and what is being done.') },
  {
    name: 'sign-in-dialog',
    seenBy: 'visitor',
    show: async ({ page, say }) => {
      await page.goto('/');
      await page.getByRole('button', { name: say('Create account') }).click();
      await providerFrame(page).getByLabel(say('Name')).waitFor();
      await settled(page);
    },
  },
  { name: 'provider-sign-up', seenBy: 'visitor', show: at('/api/auth/login?screen=signup', 'Create your account') },
  {
    name: 'provider-refusal',
    seenBy: 'visitor',
    show: async (scene) => {
      await open(scene, '/api/auth/login?screen=login', 'Sign in');
      await scene.page.getByRole('button', { name: scene.say('Sign in') }).click();
      await scene.page.getByText(scene.say('Enter your password.')).waitFor();
    },
  },
];
