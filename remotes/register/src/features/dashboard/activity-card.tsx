import { ACTIVITY_COUNT_LIMIT, type Activity } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { routes, useFormat, useQuery } from '@parapet/sdk';
import { Card, EmptyState, Group, QueryView, Stack, TextLink } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { activityQuery } from '../../api/dashboard-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { SLOTS, activityText, sentenceParts } from './activity-text.ts';
import classes from './lists.module.css';
import { changedRisks, riskPath, taskPath } from './register-paths.ts';

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
  const { actor_id, actor_name, at } = activity;
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
          if (part === SLOTS.title) return <Title key={part} activity={activity} />;
          return part;
        })}{' '}
        <time dateTime={at} title={format.dateTime(at)} className={classes.time}>
          {format.relative(at)}
        </time>
      </p>
    </Group>
  );
}

/** The record, or how many there are. */
function Title({ activity: { risk_id, entity, entity_id, title, count } }: { activity: Activity }) {
  const t = useTexts();
  if (count > 1 && (entity === 'risks' || entity === 'tasks')) {
    const many =
      count >= ACTIVITY_COUNT_LIMIT ? (`activity.at-least.${entity}` as const) : (`activity.count.${entity}` as const);
    return (
      <TextLink quiet to={entity === 'risks' ? changedRisks() : routes.plansTasks()} className={classes.name}>
        {t(many, { count })}
      </TextLink>
    );
  }
  const to = entity === 'tasks' ? taskPath(entity_id) : risk_id === null ? routes.plansTasks() : riskPath(risk_id);
  return (
    <TextLink quiet to={to} className={classes.name}>
      <bdi>{title === '' ? t('plans.untitled') : title}</bdi>
    </TextLink>
  );
}
