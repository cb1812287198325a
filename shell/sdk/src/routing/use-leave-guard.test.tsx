import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithSdk, type RenderOptions } from '../testing.tsx';
import { useUrlState } from './url-state.ts';
import { useLeaveGuard, type LeaveGuard, type LeaveGuardOptions } from './use-leave-guard.ts';

async function setUp(
  options: RenderOptions & { guard?: LeaveGuardOptions; unsaved?: boolean | (() => boolean); forms?: number } = {},
) {
  const guards: LeaveGuard[] = [];
  function Form({ index }: { index: number }) {
    guards[index] = useLeaveGuard(options.unsaved ?? true, options.guard);
    return <p>Form</p>;
  }
  const forms = Array.from({ length: options.forms ?? 1 }, (_, index) => <Form key={index} index={index} />);
  const rendered = await renderWithSdk(<>{forms}</>, { url: '/risks?tab=details', ...options });
  return { ...rendered, guards };
}

describe('unsaved changes', () => {
  it('show a confirmation before another page opens, and the page stays when the person keeps editing', async () => {
    const { goTo, url, confirmations } = await setUp({ confirm: false });
    await goTo('/dashboard');
    await waitFor(() =>
      expect(confirmations).toMatchObject([
        { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Keep editing', danger: true },
      ]),
    );
    expect(url()).toBe('/risks?tab=details');
    await goTo('/dashboard');
    await waitFor(() => expect(confirmations).toHaveLength(2));
  });

  it('are discarded when the person leaves', async () => {
    const onDiscard = vi.fn();
    const { goTo, url } = await setUp({ guard: { onDiscard } });
    await goTo('/dashboard');
    await waitFor(() => expect(url()).toBe('/dashboard'));
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('show it again when the same is clicked after the person kept editing, and nothing of it comes along with another change', async () => {
    let setTab: (tab: string) => void = () => {};
    let setPage: (page: number) => void = () => {};
    function Form() {
      setTab = useUrlState('tab', 'details')[1];
      setPage = useUrlState('page', 1)[1];
      useLeaveGuard(true, { params: ['tab'] });
      return null;
    }
    const { url, confirmations } = await renderWithSdk(<Form />, { url: '/risks', confirm: false });
    for (const times of [1, 2]) {
      await act(async () => setTab('notes'));
      await waitFor(() => expect(confirmations).toHaveLength(times));
    }
    await act(async () => setPage(2));
    expect(url()).toBe('/risks?page=2');
    expect(confirmations).toHaveLength(2);
  });

  it('show no confirmation when only URL parameters change that the form does not depend on', async () => {
    const { goTo, url, confirmations } = await setUp({ confirm: false });
    await goTo('/risks?tab=notes');
    await goTo(-1);
    expect(url()).toBe('/risks?tab=details');
    expect(confirmations).toEqual([]);
  });

  it('show a confirmation on Back', async () => {
    let unsaved = false;
    const { goTo, url, confirmations } = await setUp({
      confirm: false,
      guard: { params: ['tab'] },
      unsaved: () => unsaved,
    });
    await goTo('/risks?tab=notes');
    unsaved = true;
    await goTo(-1);
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(url()).toBe('/risks?tab=notes');
  });

  it('show a confirmation when a URL parameter changes that the form depends on', async () => {
    const { goTo, url, confirmations } = await setUp({ confirm: false, guard: { params: ['tab'] } });
    await goTo('/risks?tab=details&q=fire');
    expect(confirmations).toEqual([]);
    await goTo('/risks?tab=notes');
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(url()).toBe('/risks?tab=details&q=fire');
    await goTo(-1);
    expect(confirmations).toHaveLength(1);
  });

  it('of two forms show one confirmation', async () => {
    const { goTo, url, confirmations } = await setUp({ forms: 2 });
    await goTo('/dashboard');
    await waitFor(() => expect(url()).toBe('/dashboard'));
    expect(confirmations).toHaveLength(1);
  });

  it('show one confirmation when a button closes the form and thereby changes the URL', async () => {
    const { goTo, url, confirmations, guards } = await setUp({ guard: { params: ['tab'] } });
    await act(async () => expect(await guards[0]?.confirmLeave()).toBe(true));
    await goTo('/risks');
    expect(url()).toBe('/risks');
    expect(confirmations).toHaveLength(1);
  });

  it.each(['are saved', 'are gone with their form'])(
    'that %s while the confirmation is open need none: the page is left',
    async (end) => {
      const onDiscard = vi.fn();
      let change: (next: 'unsaved' | 'saved' | 'gone') => void = () => {};
      function Guarded({ unsaved }: { unsaved: boolean }) {
        useLeaveGuard(unsaved, { onDiscard });
        return null;
      }
      function Page() {
        const [state, setState] = useState<'unsaved' | 'saved' | 'gone'>('unsaved');
        change = setState;
        return state !== 'gone' && <Guarded unsaved={state === 'unsaved'} />;
      }
      const { goTo, url, host } = await renderWithSdk(<Page />, { url: '/risks', confirm: null });
      await goTo('/dashboard');
      await waitFor(() => expect(host.confirmations.get()).toMatchObject({ title: 'Leave without saving?' }));
      expect(url()).toBe('/risks');
      await act(async () => change(end === 'are saved' ? 'saved' : 'gone'));
      await waitFor(() => expect(url()).toBe('/dashboard'));
      expect(host.confirmations.get()).toBeNull();
      expect(onDiscard).not.toHaveBeenCalled();
    },
  );

  it('of another form keep the confirmation open when one is saved', async () => {
    let save: () => void = () => {};
    function Form({ isFirst }: { isFirst: boolean }) {
      const [unsaved, setUnsaved] = useState(true);
      if (isFirst) save = () => setUnsaved(false);
      useLeaveGuard(unsaved);
      return null;
    }
    const forms = [true, false].map((isFirst) => <Form key={String(isFirst)} isFirst={isFirst} />);
    const { goTo, url, host } = await renderWithSdk(<>{forms}</>, { url: '/risks', confirm: null });
    await goTo('/dashboard');
    await waitFor(() => expect(host.confirmations.get()).not.toBeNull());
    await act(async () => save());
    expect(host.confirmations.get()).not.toBeNull();
    expect(url()).toBe('/risks');
  });

  it('show no confirmation after a save', async () => {
    const { goTo, url, confirmations, guards } = await setUp();
    guards[0]?.release();
    await goTo('/dashboard');
    expect(url()).toBe('/dashboard');
    expect(confirmations).toEqual([]);
  });

  it('make the browser ask when the page is closed', async () => {
    const { unmount } = await setUp();
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    unmount();
    expect(close()).toBe(false);
  });
});

it('asks nothing when everything is saved', async () => {
  const { goTo, url, confirmations, guards } = await setUp({ unsaved: false, guard: { params: ['tab'] } });
  expect(await guards[0]?.confirmLeave()).toBe(true);
  await goTo('/risks?tab=notes');
  expect(url()).toBe('/risks?tab=notes');
  expect(confirmations).toEqual([]);
  expect(screen.getByText('Form')).toBeTruthy();
});
