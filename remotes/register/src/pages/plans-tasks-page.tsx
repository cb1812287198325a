import { useCan, useListState, useQuery, useUrlState, useToday } from '@parapet/sdk';
import { Button, PageHeader, Stack } from '@parapet/ui';
import { Tabs } from '@parapet/ui/forms';
import { workSummaryQuery } from '../api/task-queries.ts';
import { PlansTab } from '../features/plans/plans-tab.tsx';
import { TaskForm } from '../features/tasks/task-form.tsx';
import { OpenedTask } from '../features/tasks/opened-task.tsx';
import { taskList } from '../features/tasks/task-list.ts';
import { TasksTab } from '../features/tasks/tasks-tab.tsx';
import { useAddTask } from '../features/tasks/use-add-task.ts';
import { useTexts } from '../locales/use-texts.ts';

/** The tasks of the organization and its treatment plans. */
export function PlansTasksPage() {
  const t = useTexts();
  const [tab, setTab] = useUrlState('tab', 'tasks');
  const { adding, toggle, form } = useAddTask();
  const list = useListState(taskList);
  const today = useToday();
  const work = useQuery(workSummaryQuery(today)).data;
  const isTasks = tab !== 'plans';
  return (
    <>
      <PageHeader
        title={t('tasks.page')}
        description={t('tasks.page-description')}
        actions={isTasks && <AddTask adding={adding} onToggle={toggle} />}
      />
      <Tabs
        label={t('tasks.page')}
        tabs={[
          { id: 'tasks', label: t('tasks.of-risk'), ...(work && { count: work.tasks.total }) },
          { id: 'plans', label: t('plans.title'), ...(work && { count: work.plans.total }) },
        ]}
        value={isTasks ? 'tasks' : 'plans'}
        onChange={(id) => setTab(id)}
      >
        {isTasks ? (
          <Stack gap="sm">
            {adding && <TaskForm {...form} />}
            <TasksTab list={list} />
          </Stack>
        ) : (
          <PlansTab summary={work?.plans} today={today} />
        )}
      </Tabs>
      <OpenedTask today={today} />
    </>
  );
}

/** While the form is open, its own button is the primary one. */
function AddTask({ adding, onToggle }: { adding: boolean; onToggle: () => void }) {
  const t = useTexts();
  const create = useCan()('tasks', 'create');
  return (
    <Button
      variant={adding ? 'default' : 'primary'}
      onClick={onToggle}
      aria-expanded={adding}
      disabledReason={create.reason}
      {...(!adding && { icon: 'add' })}
    >
      {adding ? t('tasks.cancel') : t('tasks.add')}
    </Button>
  );
}
