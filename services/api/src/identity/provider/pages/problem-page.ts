/** The page for a sign-in that cannot continue. */
import { html } from '../../../platform/html.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import type { TextKey } from '../../pages/texts/en.ts';
import { notice } from './field.ts';

export function problemPage(context: PageContext, message: TextKey): string {
  const { t } = context;
  const title = t('failed.title');
  const body = html`<h1>${title}</h1>
${notice('error', t(message))}
<p><a class="button primary" href="/api/auth/login?mode=redirect" target="_top">${t('try-again')}</a></p>
<p class="other back"><a href="/" target="_top">${t('back')}</a></p>`;
  return page(context, { title, body });
}
