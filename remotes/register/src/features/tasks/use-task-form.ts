import { TaskCreate, schemas, type TaskRow, type TaskUpdate } from '@parapet/contracts';
import { useCreate, useSession, useUpdate } from '@parapet/sdk';
import { useSchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

const { title, description, due_date, risk_id, assigned_to } = TaskCreate.properties;
const required: ['title'] = ['title'];
const TaskForm = { properties: { title, description, due_date, risk_id, assigned_to }, required };

const EMPTY = { title: '', description: '', due_date: null, assigned_to: null };

interface TaskFormOptions {
  /** The task to change; without it, the form adds a new one. */
  task?: TaskRow | undefined;
  /** The risk of a new task. */
  riskId?: string | undefined;
  onSaved: () => void;
}

export function useTaskForm({ task, riskId, onSaved }: TaskFormOptions) {
  const t = useTexts();
  const { organizationId } = useSession();
  const create = useCreate('createTask');
  const update = useUpdate('updateTask');
  const initial = { ...EMPTY, risk_id: riskId ?? null };
  return useSchemaForm(TaskForm, {
    initialValues:
      task === undefined
        ? initial
        : {
            title: task.title,
            description: task.description,
            due_date: task.due_date,
            risk_id: task.risk_id,
            assigned_to: task.assigned_to,
          },
    record: task,
    definitions: schemas,
    labels: { title: t('tasks.title-field') },
    failureText: task === undefined ? t('tasks.create-failed') : t('tasks.update-failed'),
    onSubmit: async (values, changed) => {
      if (task === undefined) await create.mutateAsync({ organization_id: organizationId, ...values });
      else if (Object.keys(changed).length > 0)
        await update.mutateAsync({ id: task.id, version: task.version, body: storedChanges(changed) });
      onSaved();
    },
  });
}

/** What was emptied comes as null; a description is stored as an empty text. */
function storedChanges({
  title: changedTitle,
  description: text,
  ...rest
}: { title?: string | null; description?: string | null } & Omit<TaskUpdate, 'title' | 'description'>): TaskUpdate {
  return {
    ...rest,
    ...(typeof changedTitle === 'string' && { title: changedTitle }),
    ...(text !== undefined && { description: text ?? '' }),
  };
}
