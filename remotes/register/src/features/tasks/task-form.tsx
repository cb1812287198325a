import type { TaskRow } from '@parapet/contracts';
import { PersonSelect, SaveFailureStatus } from '@parapet/domain-ui/forms';
import { saveFailureOf, useLeaveGuard } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { DateField, Form, TextAreaField, TextField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskSelect } from '../../parts/risk-select.tsx';
import classes from './task-form.module.css';
import { useTaskForm } from './use-task-form.ts';

interface TaskFormProps {
  /** The task to change; without it, the form adds a new one. */
  task?: TaskRow;
  /** Id of the risk whose tasks these are. The form then does not ask for a risk. */
  riskId?: string;
  onClose: () => void;
}

/** Adds a task, and stays for the next one; or changes one. */
export function TaskForm({ task, riskId, onClose }: TaskFormProps) {
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
  const guard = useLeaveGuard(() => form.dirty, { params: ['risk', 'tab'] });
  const cancel = async () => {
    if (form.dirty && !(await guard.confirmLeave())) return;
    onClose();
  };
  return (
    <Form form={form} className={classes.form} data-narrow={riskId !== undefined || undefined} aria-label={isNew ? t('tasks.new') : t('tasks.edit')}>
      <div className={classes.title}>
        <TextField {...form.field('title')} label={t('tasks.title-field')} placeholder={t('tasks.title-hint')} maxLength={200} autoComplete="off" />
      </div>
      <div className={classes.description}>
        <TextAreaField {...form.field('description')} label={t('tasks.description')} rows={2} maxLength={5000} />
      </div>
      <DateField {...form.field('due_date')} label={t('tasks.due')} />
      {riskId === undefined && <RiskSelect {...form.field('risk_id')} label={t('tasks.risk')} />}
      <PersonSelect {...form.field('assigned_to')} label={t('tasks.assigned-to')} />
      <div className={classes.actions}>
        <SaveFailureStatus kind={form.failure === null ? null : saveFailureOf(form.failure).kind} formError={form.formError} failed={isNew ? t('tasks.create-failed') : t('tasks.update-failed')} />
        {!isNew && <Button onClick={() => void cancel()}>{t('tasks.cancel')}</Button>}
        <Button type="submit" variant="primary" loading={form.submitting}>
          {isNew ? t('tasks.add') : t('tasks.save')}
        </Button>
      </div>
    </Form>
  );
}
