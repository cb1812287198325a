import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { PlansTasksPage } from './plans-tasks-page.tsx';

const url = '/plans-tasks';
const LATE = 'Find the owners of environments five and six';
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (row === null) throw new Error(`${title} is in no list`);
  return within(row);
};

it('has the heading and text of the specification, and groups tasks by when they are due', async () => {
  await renderPage(<PlansTasksPage />, { url });
  expect(screen.getByRole('heading', { level: 1, name: 'Plans & Tasks' })).toBeTruthy();
  expect(screen.getByText('Manage your risk mitigation plans and tasks.')).toBeTruthy();
  const overdue = await screen.findByRole('region', { name: /^Overdue/ });
  expect(within(overdue).getByText(LATE)).toBeTruthy();
  expect(within(overdue).getByText(/4 days late/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toMatch(/^No due date/);
});

it('adds a task, whose title is required', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url });
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  const form = within(await screen.findByRole('form', { name: 'New task' }));
  await userEvent.click(form.getByRole('button', { name: 'Add Task' }));
  expect(await form.findByText('Title is required')).toBeTruthy();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Label the disks');
  await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'One line per swap');
  await userEvent.click(form.getByRole('button', { name: 'Add Task' }));
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ title: 'Label the disks' })).toMatchObject({
      description: 'One line per swap',
      status: 'pending',
    }),
  );
  expect(await screen.findByText('Label the disks')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
});

it('changes the status of a task from its badge', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url });
  await userEvent.click((await rowOf(LATE)).getByRole('button', { name: /^In progress: change the status/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Completed' }));
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ title: LATE })).toMatchObject({ status: 'completed' }),
  );
  // A completed task is not overdue.
  expect(await (await rowOf(LATE)).findByRole('button', { name: /^Completed: / })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/4 days late/)).toBeNull());
});

it('edits a task in place', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url });
  await userEvent.click((await rowOf(LATE)).getByRole('button', { name: LATE }));
  const form = within(await screen.findByRole('form', { name: 'Edit task' }));
  await userEvent.clear(form.getByRole('textbox', { name: 'Description' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), ' again');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ title: `${LATE} again` })).toMatchObject({ description: '' }),
  );
});

it('deletes a task after asking', async () => {
  const page = await renderPage(<PlansTasksPage />, { url, confirm: true });
  await userEvent.click((await rowOf(LATE)).getByRole('button', { name: `Delete “${LATE}”` }));
  expect(page.confirmations[0]?.message).toBe('Are you sure you want to delete this task?');
  await waitFor(async () => expect(await page.mocks.collection('tasks').findOne({ title: LATE })).toBeNull());
});

it('sets the status of a task with a digit key', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url });
  (await rowOf(LATE)).getByRole('button', { name: /change the status/ }).focus();
  await userEvent.keyboard('3');
  await waitFor(async () =>
    expect(await mocks.collection('tasks').findOne({ title: LATE })).toMatchObject({ status: 'completed' }),
  );
});

it('keeps filters in the address', async () => {
  const page = await renderPage(<PlansTasksPage />, { url });
  await screen.findByText(LATE);
  await userEvent.click(screen.getByRole('radio', { name: /^Mine/ }));
  expect(page.url()).toContain('mine=true');
  await waitFor(() => expect(screen.queryByText(LATE)).toBeNull());
});

it('says that no task matches the search, and clears the filters on request', async () => {
  const page = await renderPage(<PlansTasksPage />, { url: `${url}?q=unheard` });
  expect(await screen.findByText('No task matches')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText(LATE)).toBeTruthy();
  expect(page.url()).toBe(url);
});

it('hides and disables changes for a role that may only read', async () => {
  await renderPage(<PlansTasksPage />, { url, role: 'auditor' });
  await rowOf(LATE);
  expect(screen.queryByRole('button', { name: /change the status/ })).toBeNull();
  expect(
    screen
      .getByRole('button', { name: 'Add Task', description: 'Your role (Auditor) does not allow this.' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

it('says that loading failed', async () => {
  await renderPage(<PlansTasksPage />, { url, fail: { listTasks: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load tasks');
});

it('shows the progress and the actions of a plan, and changes the status of an action', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url: `${url}?tab=plans` });
  const title = 'Security keys for administrators';
  const row = await rowOf(title);
  expect(row.getByText('1 of 3')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: `Actions of “${title}”` }));
  await userEvent.click(
    await row.findByRole('button', { name: 'In progress: change the status of “Switch off passwords alone”' }),
  );
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Completed' }));
  expect(await row.findByText('2 of 3')).toBeTruthy();
  expect(await mocks.collection('treatment_plans').findOne({ title })).toMatchObject({
    actions: [{ status: 'completed' }, { status: 'completed' }, { status: 'pending' }],
  });
});

it('counts tasks and plans in the tabs regardless of filters, and updates the count after an addition', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url: `${url}?q=unheard` });
  const [tasks, plans] = await Promise.all([
    mocks.collection('tasks').count({}),
    mocks.collection('treatment_plans').count({}),
  ]);
  expect(await screen.findByRole('tab', { name: `Tasks ${tasks}` })).toBeTruthy();
  expect(screen.getByRole('tab', { name: `Treatment plans ${plans}` })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Label the disks{Enter}');
  expect(await screen.findByRole('tab', { name: `Tasks ${tasks + 1}` })).toBeTruthy();
});

it('sums up the actions of all plans', async () => {
  const { mocks } = await renderPage(<PlansTasksPage />, { url: `${url}?tab=plans` });
  const plans = await mocks.collection('treatment_plans').find({});
  const actions = plans.flatMap((plan) => plan['actions'] as { status: string }[]);
  const completed = actions.filter(({ status }) => status === 'completed').length;
  expect((await screen.findByText(/actions completed/)).textContent).toMatch(
    new RegExp(`^${plans.length} plans, ${completed} of ${actions.length} actions completed, \\d+ overdue$`),
  );
  expect(screen.getByRole('radio', { name: `All ${plans.length}` })).toBeTruthy();
});
