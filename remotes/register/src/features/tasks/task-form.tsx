import type { Task } from '@parapet/contracts';
import { PersonSelect, RecordForm, type FieldReader } from '@parapet/domain-ui/forms';
import { Button } from '@parapet/ui';
import { DateField, Form, TextAreaField, TextField } from '@parapet/ui/forms';
import { useImperativeHandle, type Ref } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskSelect } from '../../risk/risk-select.tsx';
import classes from './task-form.module.css';
import type { TaskFormHandle } from './use-add-task.ts';
import { useTaskForm } from './use-task-form.ts';

interface TaskFormProps {
  /** The task to change; without it, the form adds a new one. */
  task?: Task;
  /** Id of the risk whose tasks these are. The form then does not ask for a risk. */
  riskId?: string;
  /** A dialog has a frame of its own. */
  inDialog?: boolean;
  onClose: () => void;
  /** For a button outside of the form that closes it. */
  handle?: Ref<TaskFormHandle>;
}

/** Adds a task, and stays for the next one; or changes one. */
export function TaskForm({ task, riskId, inDialog = false, onClose, handle }: TaskFormProps) {
  const t = useTexts();
  const isNew = task === undefined;
  const { editing, form, restart } = useTaskForm({ task, riskId });
  const labels: Readonly<Record<string, string>> = {
    '/title': t('tasks.title-field'),
    '/description': t('tasks.description'),
    '/due_date': t('tasks.due'),
    '/risk_id': t('tasks.risk'),
    '/assigned_to': t('tasks.assigned-to'),
  };
  const reader: FieldReader = {
    label: (path) => labels[path] ?? path.slice(1),
    value: (_, value) => String(value ?? ''),
  };
  const onSaved = () => {
    if (!isNew) return onClose();
    restart();
    return form.focus('title');
  };
  const cancel = async () => {
    if (await editing.confirmLeave()) onClose();
  };
  useImperativeHandle(handle, () => ({ cancel: () => void cancel() }));
  return (
    <RecordForm
      editing={editing}
      form={form}
      fields={reader}
      texts={{ failed: t(isNew ? 'tasks.create-failed' : 'tasks.update-failed'), conflict: t('tasks.conflict') }}
      onSaved={onSaved}
    >
      {({ status, draft, lost, submit }) => (
        <Form
          form={{ submit }}
          className={classes.form}
          data-narrow={riskId !== undefined || inDialog || undefined}
          data-bare={inDialog || undefined}
          aria-label={isNew ? t('tasks.new') : t('tasks.edit')}
        >
          {draft}
          <div className={classes.title}>
            <TextField
              {...form.field('title')}
              label={t('tasks.title-field')}
              placeholder={t('tasks.title-hint')}
              maxLength={200}
              autoComplete="off"
            />
          </div>
          <div className={classes.description}>
            <TextAreaField {...form.field('description')} label={t('tasks.description')} rows={2} maxLength={5000} />
          </div>
          <DateField {...form.field('due_date')} label={t('tasks.due')} />
          {riskId === undefined && <RiskSelect {...form.field('risk_id')} label={t('tasks.risk')} />}
          <PersonSelect {...form.field('assigned_to')} label={t('tasks.assigned-to')} />
          <div className={classes.actions}>
            {status}
            {!isNew && <Button onClick={() => void cancel()}>{t('tasks.cancel')}</Button>}
            <Button type="submit" variant="primary" loading={form.submitting} disabledReason={lost}>
              {isNew ? t('tasks.add') : t('tasks.save')}
            </Button>
          </div>
        </Form>
      )}
    </RecordForm>
  );
}
