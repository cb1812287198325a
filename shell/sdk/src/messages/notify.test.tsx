import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithSdk } from '../testing.tsx';
import { createNotifications } from './notifications.ts';
import { useNotify, type Notify } from './notify.ts';
import { UndoScope } from './undo-scope.tsx';

const texts = (notifications: ReturnType<typeof createNotifications>) => notifications.get().map(({ text }) => text);

describe('toasts', () => {
  it('show a repeated message once, in its first place, with a count and the latest duration', () => {
    const notifications = createNotifications();
    notifications.show('error', 'Failed', { duration: 5000 });
    const first = notifications.get()[0]?.id;
    notifications.show('success', 'Saved');
    notifications.show('error', 'Failed', { duration: 3000 });
    expect(notifications.get()).toMatchObject([
      { id: first, text: 'Failed', count: 2, duration: 3000 },
      { text: 'Saved', count: 1 },
    ]);
    notifications.show('error', 'Failed');
    expect(notifications.get()[0]).toEqual({ id: first, kind: 'error', text: 'Failed', count: 3 });
  });

  it('show the same text again for another kind, and for every offer to undo', () => {
    const notifications = createNotifications();
    notifications.show('error', 'Done');
    notifications.show('success', 'Done');
    notifications.show('success', 'Risk archived', { undo: () => {} });
    notifications.show('success', 'Risk archived', { undo: () => {} });
    expect(texts(notifications)).toEqual(['Done', 'Done', 'Risk archived', 'Risk archived']);
  });

  it('are five at most', () => {
    const notifications = createNotifications();
    for (const text of 'abcdefg') notifications.show('info', text);
    expect(texts(notifications)).toEqual(['c', 'd', 'e', 'f', 'g']);
  });
});

describe('undo', () => {
  async function setUp(onUndo: () => unknown) {
    let notify: Notify | undefined;
    function Page() {
      notify = useNotify();
      return null;
    }
    const { notifications } = await renderWithSdk(<Page />);
    act(() => notify?.undo('Risk archived', onUndo));
    return notifications;
  }

  it('is offered for a while and takes the change back', async () => {
    const onUndo = vi.fn();
    const [toast] = await setUp(onUndo);
    expect(toast).toMatchObject({ kind: 'success', text: 'Risk archived', duration: 10_000 });
    toast?.undo?.();
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('server'))],
    [
      'throws',
      () => {
        throw new Error('bug');
      },
    ],
  ])('shows an error when its handler %s', async (_, onUndo) => {
    const notifications = await setUp(onUndo);
    act(() => notifications[0]?.undo?.());
    await waitFor(() =>
      expect(notifications[1]).toMatchObject({
        kind: 'error',
        text: 'The change could not be saved. Please try again.',
      }),
    );
  });
});

it('undo below a scope goes away with it, and undo beside it stays', async () => {
  const notifies: Notify[] = [];
  function Page({ at }: { at: number }) {
    notifies[at] = useNotify();
    return null;
  }
  const { goTo, host } = await renderWithSdk(
    <>
      <UndoScope>
        <Page at={0} />
      </UndoScope>
      <Page at={1} />
    </>,
  );
  act(() => {
    notifies[0]?.undo('Action removed', () => {});
    notifies[0]?.success('Saved');
    notifies[1]?.undo('Risk archived', () => {});
  });
  await goTo('/elsewhere');
  expect(texts(host.notifications)).toEqual(['Saved', 'Risk archived']);
});
