import { TASK_DUES, TASK_STATUSES, type TaskDue } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useSearchBox, useUrlState } from '@parapet/sdk';
import {
  Card,
  EmptyState,
  Group,
  Muted,
  NoMatchState,
  Pager,
  QueryView,
  SearchBox,
  Stack,
  LoadingState,
  lazyPart,
} from '@parapet/ui';
import { FilterChoice, FilterMenu } from '@parapet/ui/filters';
import { SegmentedControl } from '@parapet/ui/forms';
import { Suspense } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { TaskListState } from './task-list.ts';
import { TaskSections } from './task-sections.tsx';
import classes from './tasks.module.css';
import { useEditedTask } from './use-edited-task.ts';
import { useTasks } from './use-tasks.ts';

const VIEWS = ['list', 'board', 'calendar'] as const;
const VIEW_ICONS = { list: 'register', board: 'columns', calendar: 'calendar' } as const;

/** Loaded with the first board or calendar that is shown. */
const PlannedTasks = lazyPart(async () => ({ default: (await import('./board/planned-tasks.tsx')).PlannedTasks }));

const ANY = 'any';

/** Column headings, hidden where the layout has no columns. Screen readers skip them: each row is understandable by itself. */
function Heads() {
  const t = useTexts();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{t('tasks.filter.status')}</span>
      <span>{t('tasks.task')}</span>
      <span>{t('tasks.risk')}</span>
      <span>{t('tasks.assigned-to')}</span>
      <span className={classes.headOfDue}>{t('tasks.filter.due')}</span>
    </div>
  );
}

/** The tasks of the organization. */
export function TasksTab({ list }: { list: TaskListState }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { tasks, summary, page, today } = useTasks(list);
  const { isEditing, setEdited, withEdited } = useEditedTask();
  const [chosenView, setView] = useUrlState('view', 'list');
  const view = VIEWS.find((one) => one === chosenView) ?? 'list';
  const search = useSearchBox(list.filters.q, (q) => list.setFilters({ q }));
  const dues: readonly (TaskDue | typeof ANY)[] = [ANY, ...TASK_DUES];
  const dueText = (due: TaskDue | typeof ANY) => (due === ANY ? t('tasks.any') : t(`tasks.group.${due}`));
  const chips = list.chips(
    (name) => t(`tasks.filter.${name}`),
    (name, value) => {
      const status = name === 'status' && TASK_STATUSES.find((one) => one === value);
      const due = name === 'due' && TASK_DUES.find((one) => one === value);
      if (status) return words(`status.${status}`);
      if (due) return dueText(due);
      return name === 'mine' ? t('tasks.yes') : value;
    },
  );
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SegmentedControl
          label={t('tasks.whose')}
          labelHidden
          options={[
            { value: 'mine', label: t('tasks.mine'), detail: summary?.mine },
            { value: 'all', label: t('tasks.all'), detail: summary?.total },
          ]}
          value={list.filters.mine ? 'mine' : 'all'}
          onChange={(value) => list.setFilters({ mine: value === 'mine' })}
        />
        <SegmentedControl
          label={t('tasks.view')}
          labelHidden
          iconsOnly
          options={VIEWS.map((value) => ({ value, label: t(`tasks.view.${value}`), icon: VIEW_ICONS[value] }))}
          value={view}
          onChange={setView}
        />
        <FilterMenu
          label={t('tasks.filter.status')}
          value={list.filters.status}
          onChange={(status) => list.setFilters({ status })}
          options={TASK_STATUSES.map((value) => ({ value, label: words(`status.${value}`) }))}
        />
        <FilterChoice
          label={t('tasks.filter.due')}
          value={list.filters.due ?? ANY}
          onChange={(due) => list.setFilters({ due: due === ANY ? null : due })}
          options={dues.map((value) => ({ value, label: dueText(value) }))}
        />
        <div className={classes.search}>
          <SearchBox {...search} label={t('tasks.search')} />
        </div>
        {summary !== undefined && (
          <Muted as="output" ms="auto">
            {t('tasks.count', { count: summary.total })}, {t('tasks.overdue-count', { count: summary.overdue })}
          </Muted>
        )}
      </Group>
      {view === 'list' ? (
        <Card padding="none">
          <QueryView
            query={tasks}
            failed={t('tasks.failed')}
            isEmpty={({ items }) => items.length === 0 && !isEditing}
            empty={
              list.isFiltered ? (
                <NoMatchState title={t('tasks.no-match')} filters={chips} onClear={list.clear} />
              ) : (
                <EmptyState icon="tasks" title={t('tasks.none')} message={t('tasks.none-message')} />
              )
            }
          >
            {({ items }) => (
              <>
                <Heads />
                <TaskSections tasks={withEdited(items)} onEdit={setEdited} today={today} />
              </>
            )}
          </QueryView>
          <Pager page={page} total={tasks.data?.total} />
        </Card>
      ) : (
        <Suspense fallback={<LoadingState shape="lines" />}>
          <PlannedTasks list={list} view={view} today={today} />
        </Suspense>
      )}
    </Stack>
  );
}
