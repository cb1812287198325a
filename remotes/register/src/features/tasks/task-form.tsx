import type { TaskRow } from '@parapet/contracts';
import { GoneStatus, PersonSelect, SaveFailureStatus, useNewerText, type FieldReader } from '@parapet/domain-ui/forms';
import { isNotFound, saveFailureOf, useLeaveGuard, useNewerVersion } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { DateField, Form, TextAreaField, TextField } from '@parapet/ui/forms';
import { useImperativeHandle, type Ref } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskSelect } from '../../parts/risk-select.tsx';
import classes from './task-form.module.css';
import type { TaskFormHandle } from './use-add-task.ts';
import { useTaskForm } from './use-task-form.ts';

interface TaskFormProps {
  /** The task to change; without it, the form adds a new one. */
  task?: TaskRow;
  /** Id of the risk whose tasks these are. The form then does not ask for a risk. */
  riskId?: string;
  onClose: () => void;
  /** For a button outside of the form that closes it. */
  handle?: Ref<TaskFormHandle>;
}

/** Adds a task, and stays for the next one; or changes one. */
export function TaskForm({ task, riskId, onClose, handle }: TaskFormProps) {
  const t = useTexts();
  const isNew = task === undefined;
  const form = useTaskForm({
    task,
    riskId,
    onSaved: () => {
      if (!isNew) return onClose();
      form.reset();
      form.focus('title');
    },
  });
  const record = { entity: 'tasks', id: task?.id ?? '' } as const;
  const guard = useLeaveGuard(() => form.dirty, { params: ['risk', 'tab'], ...(!isNew && { record }) });
  const newer = useNewerVersion(record);
  const newerText = useNewerText(newer);
  const isDeleted = newer?.action === 'delete' || (!isNew && isNotFound(form.failure));
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
  const cancel = async () => {
    if (await guard.confirmLeave()) onClose();
  };
  useImperativeHandle(handle, () => ({ cancel: () => void cancel() }));
  return (
    <Form
      form={form}
      className={classes.form}
      data-narrow={riskId !== undefined || undefined}
      aria-label={isNew ? t('tasks.new') : t('tasks.edit')}
    >
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
        {isDeleted ? (
          <GoneStatus {...(newerText !== null && { title: newerText })} changed={form.changed} fields={reader} />
        ) : (
          <SaveFailureStatus
            kind={form.failure === null ? null : saveFailureOf(form.failure).kind}
            formError={form.formError}
            failed={isNew ? t('tasks.create-failed') : t('tasks.update-failed')}
          />
        )}
        {!isNew && <Button onClick={() => void cancel()}>{t('tasks.cancel')}</Button>}
        <Button
          type="submit"
          variant="primary"
          loading={form.submitting}
          disabledReason={isDeleted ? (newerText ?? t('tasks.update-failed')) : null}
        >
          {isNew ? t('tasks.add') : t('tasks.save')}
        </Button>
      </div>
    </Form>
  );
}
