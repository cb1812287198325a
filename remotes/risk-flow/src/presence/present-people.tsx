import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { AvatarGroup } from '@parapet/ui/forms';
import { useTexts } from '../locales/use-texts.ts';
import type { PresentPerson } from './use-presence.ts';

export interface PresentName {
  /** Empty while it has not arrived. */
  name: string;
  /** The name, or 'You, in another window'. */
  caption: string;
}

/** What to call those who have a record open. */
export function usePresentNames(people: readonly PresentPerson[]): (person: PresentPerson) => PresentName {
  const t = useDomainTexts();
  const nameOf = usePeople(people.map(({ userId }) => userId));
  return ({ userId, isYou }) => {
    const name = nameOf(userId);
    return { name, caption: isYou ? t('conflict.you-elsewhere') : name };
  };
}

/** The others who have the record open, and the person themself in another window, as avatars for a page's header. */
export function PresentPeople({ people }: { people: readonly PresentPerson[] }) {
  const t = useTexts();
  const nameOf = usePresentNames(people);
  const shown = people.map(nameOf).filter(({ name }) => name !== '');
  return shown.length === 0 ? null : (
    <AvatarGroup
      names={shown.map(({ name }) => name)}
      captions={shown.map(({ caption }) => caption)}
      label={t('presence.here')}
    />
  );
}
