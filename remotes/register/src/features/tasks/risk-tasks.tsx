import { routes, useCan, useQuery, useToday } from '@parapet/sdk';
import { Button, EmptyState, Muted, QueryView, TextLink, Title } from '@parapet/ui';
import { TASKS_OF_A_RISK, riskTaskSummaryQuery, riskTasksQuery } from '../../api/task-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { TaskForm } from './task-form.tsx';
import { taskGroups } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';
import { useAddTask } from './use-add-task.ts';
import { useEditedTask } from './use-edited-task.ts';

/** The tasks of one risk, what is overdue first: added, changed and deleted in their place. */
export function RiskTasks({ riskId }: { riskId: string }) {
  const t = useTexts();
  const create = useCan()('tasks', 'create');
  const { adding, toggle, form } = useAddTask();
  const { isEditing, setEdited, withEdited } = useEditedTask();
  const today = useToday();
  const tasks = useQuery(riskTasksQuery(riskId));
  const summary = useQuery(riskTaskSummaryQuery(riskId)).data;
  return (
    <section aria-label={t('tasks.of-risk')} className={classes.ofRisk}>
      <div className={classes.head}>
        <Title order={3} size="md">
          {t('tasks.of-risk')}
        </Title>
        {summary !== undefined && summary.total > 0 && (
          <Muted ms="auto">
            {t('tasks.progress', { completed: summary.completed, count: summary.total, overdue: summary.overdue })}
          </Muted>
        )}
        <Button size="sm" onClick={toggle} disabledReason={create.reason} aria-expanded={adding}>
          {adding ? t('tasks.cancel') : t('tasks.add')}
        </Button>
      </div>
      {adding && <TaskForm riskId={riskId} {...form} />}
      <QueryView
        query={tasks}
        failed={t('tasks.failed')}
        size="sm"
        {...(!isEditing && { empty: <EmptyState size="sm" icon="tasks" title={t('tasks.none-of-risk')} /> })}
      >
        {({ items }) => (
          <ul className={classes.list}>
            {taskGroups(withEdited(items), today).flatMap(({ tasks: grouped }) =>
              grouped.map((task) => (
                <TaskRow key={task.id} task={task} onEdit={setEdited} today={today} riskId={riskId} />
              )),
            )}
          </ul>
        )}
      </QueryView>
      {(tasks.data?.total ?? 0) > TASKS_OF_A_RISK && (
        <TextLink className={classes.more} to={`${routes.plansTasks()}?${new URLSearchParams({ risk_id: riskId })}`}>
          {t('tasks.all-of-risk')}
        </TextLink>
      )}
    </section>
  );
}
