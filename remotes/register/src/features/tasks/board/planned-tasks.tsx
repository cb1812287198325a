import { keepPreviousData, query, useFormat, useQuery, useSession, useUrlState } from '@parapet/sdk';
import { Button, Group, IconButton, Muted, QueryView, Stack, Title } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import type { TaskListState } from '../task-list.ts';
import { TaskBoard } from './task-board.tsx';
import { TaskCalendar, daysOfMonth, monthAfter } from './task-calendar.tsx';

/** Tasks that a board or a month shows at once. */
const MOST = 200;

interface PlannedTasksProps {
  list: TaskListState;
  view: 'board' | 'calendar';
  today: string;
}

/** The tasks that match, as a board by status or as a calendar by due date. Loaded when one of them is first shown. */
export function PlannedTasks({ list, view, today }: PlannedTasksProps) {
  const t = useTexts();
  const { user } = useSession();
  const [shownMonth, setMonth] = useUrlState('month', '');
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(shownMonth) ? shownMonth : today.slice(0, 'yyyy-mm'.length);
  const days = daysOfMonth(month);
  const tasks = useQuery({
    ...query('listTasks', {
      ...list.filterRequest,
      today,
      sort: 'due_date',
      limit: MOST,
      ...(list.filters.mine && { assigned_to: user.id }),
      ...(view === 'calendar' && { due_from: days[0], due_to: days.at(-1) }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="sm">
      {view === 'calendar' && <Months month={month} today={today} onChange={setMonth} />}
      <QueryView query={tasks} failed={t('tasks.failed')} isEmpty={() => false}>
        {({ items, total }) => (
          <>
            {view === 'board' ? (
              <TaskBoard tasks={items} today={today} />
            ) : (
              <TaskCalendar tasks={items} today={today} days={days} month={month} />
            )}
            {total > items.length && <Muted as="p">{t('tasks.first', { shown: items.length, count: total })}</Muted>}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Months({ month, today, onChange }: { month: string; today: string; onChange: (month: string) => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Group gap="xs">
      <IconButton
        variant="default"
        icon="chevron-left"
        label={t('tasks.previous-month')}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <IconButton
        variant="default"
        icon="chevron-right"
        label={t('tasks.next-month')}
        onClick={() => onChange(monthAfter(month, 1))}
      />
      <Title order={2} size="md">
        {format.month(`${month}-01`)}
      </Title>
      {!today.startsWith(month) && <Button onClick={() => onChange('')}>{t('tasks.this-month')}</Button>}
    </Group>
  );
}
