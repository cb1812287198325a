import type { OrganizationDoc } from '../../collections.ts';
import type { Post } from '../../mail/post.ts';
import { webhookOffMail } from '../../mail/webhook-off-mail.ts';
import type { Log } from '../../pipeline/log.ts';
import type { Store } from '../../store/port.ts';
import { preferencesOf } from '../me/preferences.ts';
import type { DelivererOptions } from './deliverer.ts';

/** Tells an admin that a webhook was turned off. @param publicUrl origin that people open */
export function offMailer(
  store: Store,
  post: Post,
  publicUrl: string,
  log: Log,
): NonNullable<DelivererOptions['mail']> {
  return async ({ user_id, email, organization_id }, { name, url, chat }) => {
    const db = store.org(organization_id, { id: 'system' });
    const [{ language }, organization] = await Promise.all([
      preferencesOf(db, user_id),
      db.collection<OrganizationDoc>('organizations').findOne({ _id: organization_id }),
    ]);
    const message = webhookOffMail({
      to: email,
      language,
      webhook: name,
      host: new URL(url).host,
      isChat: chat !== undefined,
      organization: organization?.name ?? '',
      url: `${publicUrl}/organization`,
    });
    return (await post.send({ message, kind: 'webhook', from: { organization: organization_id } }, log)) === 'sent';
  };
}
