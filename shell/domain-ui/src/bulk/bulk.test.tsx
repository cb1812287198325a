import type { Asset, AssetBulk, Me } from '@parapet/contracts';
import { createMocks } from '@parapet/mocks';
import { callOperation, Link, startedJobs, useOperation } from '@parapet/sdk';
import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { ALL_ROWS, loadOverlays, NO_ROWS, selectRows, UiProvider, type KitTextKey } from '@parapet/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { BulkDialogs } from './bulk-dialogs.tsx';
import { stillSelected, useBulkChange } from './use-bulk-change.ts';
import { useExport } from './use-export.ts';

// Dialogs are loaded after the first page.
beforeAll(loadOverlays);

const kitText = (key: KitTextKey) => key;

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

function useAssetBulk() {
  return useBulkChange<AssetBulk>({
    send: useOperation('bulkAssets').mutateAsync,
    list: (query) => callOperation('listAssets', query),
  });
}

/** A list of assets with a file and a change of many of them. */
async function setUp() {
  const mocks = await createMocks({ publicUrl: location.origin });
  const get = async <T,>(path: string): Promise<T> =>
    (await mocks.fetch(new Request(new URL(path, location.origin)))).json();
  const { organizationId, role }: Me = await get('/api/me');
  const assets = async () =>
    (await get<{ items: Asset[] }>(`/api/assets?organization_id=${organizationId}&limit=200`)).items;
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => mocks.fetch(new Request(input, init)));
  onTestFinished(async () => {
    fetch.mockRestore();
    await mocks.close();
  });
  const rendered = vi.fn<(bulk: ReturnType<typeof useAssetBulk>) => void>();
  function Page() {
    const bulk = useAssetBulk();
    const { entries } = useExport('exportAssets', { risk_level: ['High'], limit: 50 });
    rendered(bulk);
    return (
      <>
        {entries.map(({ id, label, onSelect }) => (
          <button key={id} type="button" onClick={onSelect}>
            {label}
          </button>
        ))}
        <BulkDialogs {...bulk} />
      </>
    );
  }
  const { notifications } = await renderWithSdk(<Page />, {
    session: { ...testSession, organizationId, role },
    wrapper: Kit,
    locales: { [DOMAIN_NAMESPACE]: domainLocales },
  });
  const change = (...given: Parameters<ReturnType<typeof useAssetBulk>['change']>) =>
    act(async () => {
      const [bulk] = rendered.mock.lastCall ?? [];
      if (bulk === undefined) throw new Error('Nothing is rendered');
      return bulk.change(...given);
    });
  return { assets, notifications, change, fetch };
}

const levels = (assets: readonly Asset[], ids: readonly string[]) =>
  ids.map((id) => assets.find((asset) => asset.id === id)?.risk_level);

it('says how many records were changed, and gives each its former value back', async () => {
  const { assets, notifications, change } = await setUp();
  const [one, other] = await assets();
  const ids = [one?.id ?? '', other?.id ?? ''];
  await change({ action: 'update', set: { risk_level: 'Critical' } }, { ids });
  expect(notifications.map(({ text }) => text)).toEqual(['2 records were changed.']);
  expect(levels(await assets(), ids)).toEqual(['Critical', 'Critical']);
  await act(async () => notifications[0]?.undo?.());
  await waitFor(async () => expect(levels(await assets(), ids)).toEqual([one?.risk_level, other?.risk_level]));
});

it('changes all that match but those that were unticked', async () => {
  const { assets, notifications, change } = await setUp();
  const [kept, ...others] = await assets();
  await change({ action: 'update', set: { description: 'Seen' } }, { filter: {}, except: new Set([kept?.id ?? '']) });
  expect(notifications.map(({ text }) => text)).toEqual([`${others.length} records were changed.`]);
  expect((await assets()).filter(({ description }) => description !== 'Seen').map(({ id }) => id)).toEqual([kept?.id]);
});

it('lists the records that were refused, by name and with the reason', async () => {
  const { assets, notifications, change, fetch } = await setUp();
  const [one, other] = await assets();
  const real = fetch.getMockImplementation();
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const isBulk = request.url.endsWith('/bulk');
    if (!isBulk) return real?.(request) ?? Response.error();
    const items = [
      { id: one?.id, status: 'done', before: { description: '' } },
      { id: other?.id, status: 'refused', problem: { status: 409, code: 'conflict', detail: 'It is locked' } },
    ];
    return Response.json({ bulk_id: 'b', total: 2, items, next_cursor: null });
  });
  await change({ action: 'update', set: { description: 'Seen' } }, { ids: [one?.id ?? '', other?.id ?? ''] });
  expect(notifications.map(({ text }) => text)).toEqual(['1 record was changed.']);
  const dialog = await screen.findByRole('dialog', { name: '1 record was not changed' });
  expect(within(dialog).getByRole('listitem').textContent).toBe(`${other?.name}It is locked`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports a failure together with what was done before it', async () => {
  const { assets, notifications, change, fetch } = await setUp();
  const [one] = await assets();
  const answers = [
    () =>
      Response.json({
        bulk_id: 'b',
        total: 2,
        items: [{ id: one?.id, status: 'done', before: { description: '' } }],
        next_cursor: 'next',
      }),
    () => Response.error(),
  ];
  fetch.mockImplementation(async () => answers.shift()?.() ?? Response.error());
  await change({ action: 'update', set: { description: 'Seen' } }, { filter: {}, except: new Set() });
  expect(notifications.map(({ kind, undo }) => [kind, undo !== undefined])).toEqual([
    ['error', false],
    ['success', true],
  ]);
});

it('says what the caller says of the records that were changed, and nothing of it when none was', async () => {
  const { assets, notifications, change } = await setUp();
  const [one] = await assets();
  const says = (count: number) => `Description of ${count} asset set`;
  await change({ action: 'update', set: { description: 'Seen' } }, { ids: [one?.id ?? ''] }, { says });
  await change(
    { action: 'update', set: { description: 'Seen' } },
    { ids: ['00000000-0000-4000-8000-000000000000'] },
    { says },
  );
  expect(notifications.map(({ text }) => text)).toEqual(['Description of 1 asset set']);
});

/** What a change or an export answers that takes longer than a request. */
const JOB = { id: 'job-1', state: 'waiting' };

it('leaves a change of very many records to a job, which the page shows', async () => {
  const { notifications, change, fetch } = await setUp();
  fetch.mockImplementation(async () => Response.json(JOB, { status: 202 }));
  const end = await change({ action: 'update', set: { description: 'Seen' } }, { filter: {}, except: new Set() });
  expect(end).toEqual({ finished: true, answered: new Set() });
  expect(notifications).toEqual([]);
  expect(startedJobs.get()).toHaveProperty(JOB.id);
  startedJobs.hide(JOB.id);
});

it('leaves the file of a long list to a job, which the page shows', async () => {
  const { notifications, fetch } = await setUp();
  fetch.mockImplementation(async () => Response.json(JOB, { status: 202 }));
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(startedJobs.get()).toHaveProperty(JOB.id));
  expect(notifications).toEqual([]);
  startedJobs.hide(JOB.id);
});

describe('what stays selected', () => {
  it('is nothing once all records had their turn', async () => {
    const { assets, change } = await setUp();
    const ids = (await assets()).slice(0, 2).map(({ id }) => id);
    const end = await change({ action: 'update', set: { description: 'Seen' } }, { ids });
    expect(end).toEqual({ finished: true, answered: new Set(ids) });
    expect(stillSelected(selectRows(ids), end)).toEqual(NO_ROWS);
  });

  it('is what a failure or the person stopped before its turn', async () => {
    const { assets, change, fetch } = await setUp();
    const ids = (await assets()).slice(0, 2).map(({ id }) => id);
    const answers = [
      () =>
        Response.json({
          bulk_id: 'b',
          total: 2,
          items: [{ id: ids[0], status: 'done', before: { description: '' } }],
          next_cursor: 'next',
        }),
      () => Response.error(),
    ];
    fetch.mockImplementation(async () => answers.shift()?.() ?? Response.error());
    const end = await change({ action: 'update', set: { description: 'Seen' } }, { ids });
    expect(stillSelected(selectRows(ids), end)).toEqual(selectRows(ids.slice(1)));
    expect(stillSelected(ALL_ROWS, end)).toEqual(ALL_ROWS);
  });
});

it('saves the list with its filters as a file', async () => {
  const { assets, fetch } = await setUp();
  const saved: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^assets-[\d-]{10}\.csv$/)]));
  const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(1 + (await assets()).filter(({ risk_level }) => risk_level === 'High').length);
  expect(fetch.mock.calls.some(([input]) => input instanceof Request && input.url.includes('limit'))).toBe(false);
});
