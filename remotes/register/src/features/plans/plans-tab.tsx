import { TREATMENT_PLAN_STATUSES, type TreatmentPlanSummary } from '@parapet/contracts';
import { planProgress } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { keepPreviousData, query, useListPages, useListState, useQuery, useSession } from '@parapet/sdk';
import { Button, Card, EmptyState, Group, Muted, NoMatchState, Pager, QueryView, Stack } from '@parapet/ui';
import { FilterMenu } from '@parapet/ui/filters';
import { SegmentedControl } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { planList } from './plan-list.ts';
import { PlanRow } from './plan-row.tsx';
import classes from './plans.module.css';

/** Column headings, hidden where the layout has no columns. Screen readers skip them: each row is understandable by itself. */
function Heads() {
  const t = useTexts();
  const words = useDomainTexts();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span className={classes.headOfPlan}>{t('plans.head')}</span>
      <span>{words('field.priority')}</span>
      <span>{t('plans.progress')}</span>
      <span>{t('tasks.group.overdue')}</span>
      <span>{t('tasks.assigned-to')}</span>
      <span className={classes.headOfLast}>{t('plans.last')}</span>
    </div>
  );
}

interface PlansTabProps {
  /** Summary of all plans; undefined while it loads. */
  summary: TreatmentPlanSummary | undefined;
  today: string;
}

/** Treatment plans with their progress, the one whose next action is due first at the top. */
export function PlansTab({ summary, today }: PlansTabProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const { user } = useSession();
  const list = useListState(planList);
  const plans = useQuery({
    ...query('listTreatmentPlans', { ...list.request, ...(list.filters.my_plans && { assigned_to: user.id }) }),
    placeholderData: keepPreviousData,
  });
  const page = useListPages(list, plans);
  const shown = plans.data?.items ?? [];
  // The actions of plans on other pages are not known here.
  const progress =
    shown.length > 0 &&
    shown.length === plans.data?.total &&
    planProgress(
      shown.flatMap(({ actions }) => actions),
      today,
    );
  const statusText = (status: string) => {
    const known = TREATMENT_PLAN_STATUSES.find((one) => one === status);
    return known === undefined ? status : words(`status.${known}`);
  };
  // The summary counts all plans, so its counts are wrong while the list is filtered by status or risk.
  const ofOneRisk = list.filters.plan_risk.length > 0;
  const whole = list.filters.plan_status.length === 0 && !ofOneRisk ? summary : undefined;
  const chips = list.chips(
    (name) =>
      name === 'my_plans' ? t('tasks.filter.mine') : t(name === 'plan_risk' ? 'tasks.risk' : 'tasks.filter.status'),
    (name, value) =>
      name === 'my_plans' ? t('tasks.yes') : name === 'plan_risk' ? t('plans.one-risk') : statusText(value),
  );
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SegmentedControl
          label={t('plans.whose')}
          labelHidden
          options={[
            { value: 'mine', label: t('tasks.mine'), detail: whole?.mine },
            { value: 'all', label: t('tasks.all'), detail: whole?.total },
          ]}
          value={list.filters.my_plans ? 'mine' : 'all'}
          onChange={(value) => list.setFilters({ my_plans: value === 'mine' })}
        />
        <FilterMenu
          label={t('tasks.filter.status')}
          value={list.filters.plan_status}
          onChange={(plan_status) => list.setFilters({ plan_status })}
          options={TREATMENT_PLAN_STATUSES.map((value) => ({ value, label: statusText(value) }))}
        />
        {ofOneRisk && (
          <Button icon="close" onClick={() => list.setFilters({ plan_risk: [] })}>
            {t('plans.one-risk')}
          </Button>
        )}
        {plans.data && (
          <Muted as="output" ms="auto">
            {t('plans.count', { count: plans.data.total })}
            {progress &&
              `, ${t('plans.actions-completed', { count: progress.total, completed: progress.completed })}, ${t('plans.overdue', { count: progress.overdue })}`}
          </Muted>
        )}
      </Group>
      <Card padding="none">
        <QueryView
          query={plans}
          failed={t('plans.failed')}
          empty={
            list.isFiltered ? (
              <NoMatchState title={t('plans.no-match')} filters={chips} onClear={list.clear} />
            ) : (
              <EmptyState icon="tasks" title={t('plans.none')} message={t('plans.origin')} />
            )
          }
        >
          {({ items }) => (
            <>
              <Heads />
              <ul>
                {items.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} today={today} initiallyOpened={ofOneRisk} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
        <Pager page={page} total={plans.data?.total} />
      </Card>
      {plans.data && plans.data.total > 0 && <Muted as="p">{t('plans.origin')}</Muted>}
    </Stack>
  );
}
