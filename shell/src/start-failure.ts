import { initialLocale } from '@parapet/frame';
import type { Messages } from '@parapet/sdk';
import { shellLocales, type ShellText } from './locales/texts.ts';

/** For when not even the texts load. */
const ENGLISH: Readonly<Record<Extract<ShellText, `crash.${string}`>, string>> = {
  'crash.title': 'Parapet could not start',
  'crash.message': 'Reload the page. If the problem persists, contact support.',
  'crash.reload': 'Reload',
};

/** What is left when the shell can't start: a message and the way to try again, without anything that may be what broke. @param reason for developers, e.g. what is wrong with `?mock=` */
export async function showStartFailure(root: HTMLElement, reason?: string): Promise<void> {
  const texts: Messages = await shellLocales[initialLocale()]().catch(() => ENGLISH);
  const text = (key: keyof typeof ENGLISH) => texts[key] ?? ENGLISH[key];
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = text('crash.title');
  const message = document.createElement('p');
  message.textContent = text('crash.message');
  const reload = document.createElement('button');
  reload.textContent = text('crash.reload');
  reload.addEventListener('click', () => location.reload());
  const details = document.createElement('pre');
  details.textContent = reason ?? '';
  main.append(title, message, ...(reason === undefined ? [] : [details]), reload);
  root.replaceChildren(main);
}
