import { TREATMENT_PLAN_STATUSES } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { keepPreviousData, query, useListPages, useListState, useQuery, useSession } from '@parapet/sdk';
import { Card, EmptyState, NoMatchState, QueryView } from '@parapet/ui';
import { FilterMenu } from '@parapet/ui/filters';
import { SegmentedControl } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { Pager } from '../../parts/pager.tsx';
import { useToday } from '../../parts/use-today.ts';
import { planList } from './plan-list.ts';
import { PlanRow } from './plan-row.tsx';
import classes from './plans.module.css';

/** What stands in the columns, for the eye: where there are columns. Rows say it by themselves to a screen reader. */
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

/** Treatment plans with their progress, the one whose next action is due first at the top. */
export function PlansTab() {
  const t = useTexts();
  const words = useDomainTexts();
  const { organizationId, user } = useSession();
  const today = useToday();
  const list = useListState(planList);
  const plans = useQuery({
    ...query('listTreatmentPlans', { organization_id: organizationId, ...list.request, ...(list.filters.my_plans && { assigned_to: user.id }) }),
    placeholderData: keepPreviousData,
  });
  const page = useListPages(list, plans);
  const statusText = (status: string) => {
    const known = TREATMENT_PLAN_STATUSES.find((one) => one === status);
    return known === undefined ? status : words(`status.${known}`);
  };
  const chips = list.chips(
    (name) => (name === 'my_plans' ? t('tasks.filter.mine') : t('tasks.filter.status')),
    (name, value) => (name === 'my_plans' ? t('tasks.yes') : statusText(value)),
  );
  return (
    <div className={classes.tab}>
      <div className={classes.toolbar}>
        <SegmentedControl
          label={t('plans.whose')}
          labelHidden
          options={[
            { value: 'mine', label: t('tasks.mine') },
            { value: 'all', label: t('tasks.all') },
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
        {plans.data && (
          <output className={classes.summary}>
            {t('plans.count', { count: plans.data.total })}
          </output>
        )}
      </div>
      <Card padding="none">
        <QueryView
          query={plans}
          failed={t('plans.failed')}
          empty={list.isFiltered ? <NoMatchState title={t('plans.no-match')} filters={chips} onClear={list.clear} /> : <EmptyState icon="tasks" title={t('plans.none')} message={t('plans.origin')} />}
        >
          {({ items }) => (
            <>
              <Heads />
              <ul className={classes.list}>
                {items.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} today={today} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </Card>
      <Pager page={page} />
      {plans.data && plans.data.total > 0 && <p className={classes.note}>{t('plans.origin')}</p>}
    </div>
  );
}
