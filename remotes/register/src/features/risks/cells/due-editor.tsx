import { Day, schemas, TaskCreate, type Risk, type Task, type TaskRow, type TreatmentPlan } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { RecordForm, type FieldReader } from '@parapet/domain-ui/forms';
import {
  query,
  useChange,
  useDescribeError,
  useFormat,
  useLeaveGuard,
  useNotify,
  useOperation,
  useQuery,
} from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { Button, Group, Muted, QueryView, Stack } from '@parapet/ui';
import { DateField, Form, PopoverAt, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { openRiskTasksQuery } from '../../../api/task-queries.ts';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { changeOfAction } from '../../../work/change-of-action.ts';
import { firstDue, type DueItem } from './due-item.ts';

/** The popover at the cell. */
type Frame = Omit<ComponentProps<typeof PopoverAt>, 'children'>;

interface DueEditorProps {
  risk: Risk;
  button: HTMLElement;
  onClose: () => void;
}

/** Changes when a risk is due: the day of the task or the action that is due first. Where none has a date, it adds a task. */
export function DueEditor({ risk, button, onClose }: DueEditorProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const tasks = useQuery(openRiskTasksQuery(risk.id));
  const plans = useQuery(query('listTreatmentPlans', { risk_id: [risk.id], sort: 'next_action' }));
  const now = tasks.data && plans.data && firstDue(tasks.data.items, plans.data.items);
  // What is changed stays the same while something else becomes due earlier.
  const [due, setDue] = useState<DueItem | null>();
  if (due === undefined && now !== undefined) setDue(now);
  const frame = { anchor: button, label: words('field.due'), width: 320, onClose };
  const failed = [tasks, plans].find(({ data, isError }) => data === undefined && isError);
  if (failed !== undefined)
    return (
      <PopoverAt {...frame}>
        <QueryView<unknown> query={failed} failed={t(failed === tasks ? 'tasks.failed' : 'plans.failed')} size="sm">
          {() => null}
        </QueryView>
      </PopoverAt>
    );
  if (due === undefined) return null;
  if (due === null) return <NewTask riskId={risk.id} frame={frame} />;
  if (due.kind === 'action') return <DueAction {...due} frame={frame} />;
  return <DueTask task={tasks.data?.items.find(({ id }) => id === due.task.id) ?? due.task} frame={frame} />;
}

/** Says what was saved, with the way back. */
function useSaidSaved(title: string): (day: string | null, undo: () => unknown) => void {
  const say = useInTableText();
  const words = useDomainTexts();
  const format = useFormat();
  const notify = useNotify();
  return (day, undo) => {
    const value = day === null ? words('value.empty') : format.day(day);
    notify.undo(say('cell.saved', { field: words('field.due'), title, value }), undo);
  };
}

const { title, due_date } = TaskCreate.properties;
const DueForm = { properties: { due_date }, required: [] };
const NewTaskForm = { properties: { title, due_date: Day }, required: ['title', 'due_date'] };

/** A task with a date, where nothing is due yet. */
function NewTask({ riskId, frame }: { riskId: string; frame: Frame }) {
  const t = useTexts();
  const say = useInTableText();
  const describe = useDescribeError();
  const { mutateAsync: create } = useOperation('createTask', { onError: () => {} });
  const form = useSchemaForm(NewTaskForm, {
    initialValues: { title: '', due_date: null },
    definitions: schemas,
    labels: { title: t('tasks.title-field'), due_date: t('tasks.due') },
    failureText: t('tasks.create-failed'),
    onSubmit: async (values) => {
      await create({ body: { ...values, risk_id: riskId } });
      frame.onClose();
    },
  });
  const guard = useLeaveGuard(form.dirty);
  const close = async () => {
    if (await guard.confirmLeave()) frame.onClose();
  };
  return (
    <DueFields frame={{ ...frame, onClose: () => void close() }} onSubmit={form.submit} busy={form.submitting}>
      <Muted as="p">{say('due.none')}</Muted>
      <TextField {...form.field('title')} label={t('tasks.title-field')} maxLength={200} autoComplete="off" />
      <DateField {...form.field('due_date')} label={t('tasks.due')} />
      {form.failure !== null && form.formError !== null && (
        <p role="alert">{describe(form.failure, form.formError).message ?? form.formError}</p>
      )}
    </DueFields>
  );
}

function DueTask({ task, frame }: { task: TaskRow; frame: Frame }) {
  const t = useTexts();
  const say = useInTableText();
  const words = useDomainTexts();
  const format = useFormat();
  const saidSaved = useSaidSaved(task.title);
  const editing = useRecordForm('updateTask', {
    record: task,
    shown: (record: Task) => ({ due_date: record.due_date }),
    keepsDraft: false,
  });
  const { mutateAsync: update } = useChange('updateTask');
  const saved = useRef<Task | null>(null);
  const form = useSchemaForm(DueForm, {
    edit: editing.edit,
    definitions: schemas,
    labels: {},
    failureText: t('tasks.update-failed'),
    onSubmit: async (_, changed) => (saved.current = await editing.submit(changed)),
  });
  const reader: FieldReader = {
    label: () => words('field.due'),
    value: (_, day) => (typeof day === 'string' ? format.day(day) : words('value.empty')),
  };
  const onSaved = () => {
    const now = saved.current;
    if (now !== null && now.due_date !== task.due_date)
      saidSaved(now.due_date, () => update({ record: now, body: { due_date: task.due_date } }));
    frame.onClose();
  };
  return (
    <RecordForm
      editing={editing}
      form={form}
      fields={reader}
      texts={{ failed: t('tasks.update-failed'), conflict: t('tasks.conflict') }}
      onSaved={onSaved}
    >
      {({ status, lost, submit, modal }) =>
        // Not beside the question that is asked in a conflict: an answer to it would be a click beside the popover.
        modal.opened && (
          <DueFields frame={frame} onSubmit={submit} status={status} busy={form.submitting} lost={lost}>
            <DateField {...form.field('due_date')} label={say('due.of-task', { title: task.title })} />
          </DueFields>
        )
      }
    </RecordForm>
  );
}

function DueAction({ plan, action, frame }: Extract<DueItem, { kind: 'action' }> & { frame: Frame }) {
  const t = useTexts();
  const say = useInTableText();
  const describe = useDescribeError();
  const saidSaved = useSaidSaved(action.title);
  const [day, setDay] = useState(action.dueDate);
  const update = useChange('updateTreatmentPlan', { onError: () => {} });
  const changeTo = (record: TreatmentPlan, dueDate: string | null) =>
    update.mutateAsync(changeOfAction(record, action.id, { dueDate }));
  const submit = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (update.isPending) return false;
    if (day === action.dueDate) {
      frame.onClose();
      return true;
    }
    try {
      const saved = await changeTo(plan, day);
      saidSaved(day, () => changeTo(saved, action.dueDate));
      frame.onClose();
      return true;
    } catch {
      // Said below the field, which keeps the day.
      return false;
    }
  };
  return (
    <DueFields frame={frame} onSubmit={submit} busy={update.isPending}>
      <DateField
        value={day}
        onChange={setDay}
        label={say('due.of-action', { title: action.title, plan: plan.title })}
        error={update.error === null ? undefined : describe(update.error, t('plans.update-failed')).message}
      />
    </DueFields>
  );
}

interface DueFieldsProps {
  frame: Frame;
  onSubmit: (event?: { preventDefault: () => void }) => Promise<boolean>;
  status?: ReactNode;
  busy: boolean;
  lost?: string | null;
  children: ReactNode;
}

function DueFields({ frame, onSubmit, status, busy, lost = null, children }: DueFieldsProps) {
  const t = useTexts();
  return (
    <PopoverAt {...frame}>
      <Form form={{ submit: onSubmit }}>
        <Stack gap="sm">
          {children}
          {status}
          <Group gap="xs" justify="flex-end">
            <Button onClick={frame.onClose}>{t('tasks.cancel')}</Button>
            <Button type="submit" variant="primary" loading={busy} disabledReason={lost}>
              {t('tasks.save')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </PopoverAt>
  );
}
