import type { Activity } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { routes, useFormat, useQuery } from '@parapet/sdk';
import { Card, EmptyState, Group, QueryView, Stack, TextLink } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { activityQuery } from '../../api/dashboard-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { SLOTS, activityText, sentenceParts } from './activity-text.ts';
import classes from './lists.module.css';
import { riskPath } from './register-paths.ts';

/** What people did lately, in words. */
export function ActivityCard() {
  const t = useTexts();
  const activity = useQuery(activityQuery());
  return (
    <Card title={t('dashboard.activity')}>
      <QueryView
        query={activity}
        failed={t('dashboard.activity-failed')}
        size="sm"
        empty={<EmptyState size="sm" icon="history" title={t('dashboard.no-activity')} />}
      >
        {({ items }) => (
          <Stack as="ol" gap="0.875rem">
            {items.map((one) => (
              <ActivityItem key={one.id} activity={one} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const { actor_id, actor_name, at, title } = activity;
  const name = actor_name ?? words(actor_id === 'system' ? 'person.system' : 'person.former');
  return (
    <Group as="li" gap="0.625rem" align="stretch" wrap="nowrap">
      <Avatar name={name} />
      <p className={classes.sentence}>
        {sentenceParts(t(activityText(activity), SLOTS)).map((part) => {
          if (part === SLOTS.name)
            return (
              <bdi key={part} className={classes.name}>
                {name}
              </bdi>
            );
          if (part === SLOTS.title)
            return <Title key={part} activity={activity} text={title === '' ? t('plans.untitled') : title} />;
          return part;
        })}{' '}
        <time dateTime={at} title={format.dateTime(at)} className={classes.time}>
          {format.relative(at)}
        </time>
      </p>
    </Group>
  );
}

function Title({ activity: { risk_id, entity }, text }: { activity: Activity; text: string }) {
  const to = risk_id === null || entity === 'tasks' ? routes.plansTasks() : riskPath(risk_id);
  return (
    <TextLink quiet to={to} className={classes.name}>
      <bdi>{text}</bdi>
    </TextLink>
  );
}
