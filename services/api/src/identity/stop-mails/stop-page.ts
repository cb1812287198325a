/** The page on which people stop the mails about notifications, with a link from one of them. */
import { html } from '../../platform/html.ts';
import { page, type PageContext } from '../pages/layout.ts';
import { notice } from '../provider/pages/field.ts';

export interface StopPage {
  /** URL of the form. */
  action: string;
  /** `invalid`: the link does not work (any more). */
  state: 'asks' | 'stopped' | 'invalid';
}

/** Where the mails are switched on and off. */
const SETTINGS = '/settings?tab=notifications';

export function stopPage(context: PageContext, { action, state }: StopPage): string {
  const { t } = context;
  const title = t('stop.title');
  const message = t(`stop.${state}`);
  const body = html`<h1>${title}</h1>
${state === 'asks' ? html`<p>${message}</p>` : notice(state === 'stopped' ? 'success' : 'error', message)}
<p class="hint">${t('stop.again')}</p>
${state === 'asks' && html`<form method="post" action="${action}"><button class="primary">${t('stop.submit')}</button></form>`}
<p class="other back"><a href="${SETTINGS}" target="_top">${t('stop.settings')}</a></p>`;
  return page(context, { title, body });
}
