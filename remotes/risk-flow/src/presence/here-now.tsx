import type { RiskFlow } from '@parapet/contracts';
import { Group, Muted } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { useContext } from 'react';
import { usePlaceText } from './use-place-text.ts';
import { useTexts } from '../locales/use-texts.ts';
import { PresenceContext } from './flow-presence.ts';
import classes from '../features/review/review.module.css';

/** Who else is in the flow, and where. */
export function HereNow({ flow }: { flow: Pick<RiskFlow, 'names'> }) {
  const t = useTexts();
  const presence = useContext(PresenceContext);
  const placeText = usePlaceText(flow);
  const people = (presence?.people ?? []).map((person) => ({
    ...person,
    where: person.places.map(placeText).filter((text) => text !== ''),
  }));
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={t('presence.here')}>
      {people.map(({ userId, name, caption, where }) => (
        <Group key={userId} as="li" gap="xs" wrap="nowrap">
          <Avatar name={name} size="sm" />
          <span className={classes.person}>
            <bdi>{caption}</bdi>
            <Muted>{where.join(', ')}</Muted>
          </span>
        </Group>
      ))}
    </ul>
  );
}
