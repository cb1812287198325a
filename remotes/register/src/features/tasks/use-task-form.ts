import { TaskCreate, schemas, type Task, type TaskUpdate } from '@parapet/contracts';
import { useOperation } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { useSchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

const { title, description, due_date, risk_id, assigned_to } = TaskCreate.properties;
const required: ['title'] = ['title'];
const TaskForm = { properties: { title, description, due_date, risk_id, assigned_to }, required };

const EMPTY = { title: '', description: '', due_date: null, assigned_to: null };

interface TaskFormOptions {
  /** The task to change; without it, the form adds a new one. */
  task: Task | undefined;
  /** The risk of a new task. */
  riskId: string | undefined;
}

const shown = ({ title, description, due_date, risk_id, assigned_to }: Task) => ({
  title,
  description,
  due_date,
  risk_id,
  assigned_to,
});

export function useTaskForm({ task, riskId }: TaskFormOptions) {
  const t = useTexts();
  const { mutateAsync: create } = useOperation('createTask');
  const isNew = task === undefined;
  const start = { ...EMPTY, risk_id: riskId ?? null };
  const editing = useRecordForm('updateTask', { record: task ?? null, shown, start, params: ['risk', 'tab'] });
  const form = useSchemaForm(TaskForm, {
    edit: editing.edit,
    definitions: schemas,
    labels: { title: t('tasks.title-field') },
    failureText: t(isNew ? 'tasks.create-failed' : 'tasks.update-failed'),
    onSubmit: (values, changed) =>
      isNew ? editing.create(() => create({ body: values })) : editing.submit(storedChanges(changed)),
  });
  /** Empty for the next one; what was typed since the last one was submitted stays. */
  const restart = () => {
    const typed = form.changed();
    form.reset(start);
    form.setValues(typed);
  };
  return { editing, form, restart };
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
