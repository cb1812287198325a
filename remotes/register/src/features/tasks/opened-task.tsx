import type { Task } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { query, useCan, useQuery, useUrlState } from '@parapet/sdk';
import { DescriptionList, Dialog, EmptyState, QueryView } from '@parapet/ui';
import { useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { DueDate } from '../../work/due-date.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskFormHandle } from './use-add-task.ts';

/** The task that the address names, over the page: a link leads to it whatever page of the list it is on. */
export function OpenedTask({ today }: { today: string }) {
  const t = useTexts();
  const [id, setId] = useUrlState('task', '');
  const task = useQuery({ ...query('getTask', { id }), enabled: id !== '' });
  const mayUpdate = useCan()('tasks', 'update').allowed;
  const form = useRef<TaskFormHandle>(null);
  if (id === '') return null;
  const close = () => setId('');
  return (
    <Dialog
      opened
      title={t(mayUpdate ? 'tasks.edit' : 'tasks.task')}
      onClose={() => (form.current === null ? close() : form.current.cancel())}
    >
      <QueryView
        query={task}
        failed={t('tasks.failed')}
        size="sm"
        notFound={<EmptyState size="sm" icon="tasks" title={t('tasks.gone')} />}
      >
        {(found) =>
          mayUpdate ? (
            <TaskForm key={found.id} task={found} inDialog handle={form} onClose={close} />
          ) : (
            <TaskFacts task={found} today={today} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function TaskFacts({ task, today }: { task: Task; today: string }) {
  const t = useTexts();
  const words = useDomainTexts();
  const nameOf = usePeople([task.assigned_to]);
  return (
    <DescriptionList
      items={[
        { label: t('tasks.title-field'), value: <bdi>{task.title}</bdi> },
        ...(task.description === ''
          ? []
          : [{ label: t('tasks.description'), value: <span dir="auto">{task.description}</span> }]),
        { label: t('tasks.filter.status'), value: words(`status.${task.status}`) },
        { label: t('tasks.due'), value: <DueDate day={task.due_date} status={task.status} today={today} /> },
        { label: t('tasks.assigned-to'), value: <bdi>{nameOf(task.assigned_to)}</bdi> },
      ]}
    />
  );
}
