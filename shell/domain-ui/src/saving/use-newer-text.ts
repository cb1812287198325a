import { useSession, type NewerVersion } from '@parapet/sdk';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';

/** What became of a record while a form edits it: somebody saved a newer version of it, or deleted it. @param newer from `useNewerVersion` */
export function useNewerText(newer: NewerVersion | null): string | null {
  const t = useDomainTexts();
  const { user } = useSession();
  const nameOf = usePeople([newer?.actor_id]);
  if (newer === null) return null;
  const isOwn = newer.actor_id === user.id;
  if (newer.action === 'delete')
    return isOwn ? t('newer.deleted-own') : t('newer.deleted', { name: nameOf(newer.actor_id) });
  return isOwn ? t('newer.saved-own') : t('newer.saved', { name: nameOf(newer.actor_id) });
}
