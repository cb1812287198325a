import { RISK_SEVERITIES, RISK_SORTS, RISK_STATUS_GROUPS, type Preferences } from '@parapet/contracts';
import { mergePreferences } from '@parapet/contracts/rules';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { query } from '../data/query.ts';
import { SessionContext, type PreferencesPatch } from '../session/session.ts';
import { renderWithSdk, testSession } from '../testing.tsx';
import { defineList } from './define-list.ts';
import { filter } from './filters.ts';
import { useFilterProfiles } from './use-filter-profiles.ts';
import { useListPages, type ListQuery } from './use-list-pages.ts';
import { useListState } from './use-list-state.ts';

const definition = defineList({
  table: 'risks',
  filters: {
    q: filter.text(),
    severity: filter.manyOf(RISK_SEVERITIES),
    status: filter.manyOf(RISK_STATUS_GROUPS),
    archived: filter.oneOf(['exclude', 'include', 'only'], { initial: 'exclude' }),
    asset_id: filter.reference(),
    tag: filter.references(),
    mine: filter.flag({ param: 'assigned_to_me' }),
    due: filter.days({ from: 'due_from', to: 'due_to' }),
  },
  sorts: RISK_SORTS,
  initialSort: '-updated_at',
  pageSize: 50,
});

const NOTHING: ListQuery = { data: undefined, error: null };

async function setUp(
  url = '/risks',
  { shown = NOTHING, initial = testSession.preferences }: { shown?: ListQuery; initial?: Preferences } = {},
) {
  let current: ReturnType<typeof useHook> | undefined;
  function useHook() {
    const list = useListState(definition);
    return { list, pages: useListPages(list, shown), profiles: useFilterProfiles(list, (name) => name) };
  }
  function Inner() {
    current = useHook();
    return null;
  }
  function Page() {
    const [preferences, setPreferences] = useState<Preferences>(initial);
    const savePreferences = async (patch: PreferencesPatch) =>
      setPreferences((before) => mergePreferences(before, patch));
    return (
      <SessionContext value={{ session: { ...testSession, preferences }, savePreferences }}>
        <Inner />
      </SessionContext>
    );
  }
  const rendered = await renderWithSdk(<Page />, { url });
  return {
    ...rendered,
    get list() {
      if (!current) throw new Error('not rendered');
      return current.list;
    },
    get pages() {
      if (!current) throw new Error('not rendered');
      return current.pages;
    },
    get profiles() {
      if (!current) throw new Error('not rendered');
      return current.profiles;
    },
  };
}

const chips = (list: Awaited<ReturnType<typeof setUp>>['list']) =>
  list
    .chips(
      (name) => name,
      (_, value) => value,
    )
    .map(({ label, value, onRemove }) => `${label}: ${value}${onRemove ? '' : ' (locked)'}`);

describe('filters', () => {
  it('are read from the URL, and unknown values are ignored', async () => {
    const { list } = await setUp(
      '/risks?q=fire&severity=high&severity=huge&archived=never&asset_id=a1&tag=x&tag=y&tag=x&mine=true&due=2026-01-01/2026-02-30&sort=nothing',
    );
    expect(list.filters).toEqual({
      q: 'fire',
      severity: ['high'],
      status: [],
      archived: 'exclude',
      asset_id: 'a1',
      tag: ['x', 'y'],
      mine: true,
      due: { from: '2026-01-01', to: null },
    });
    expect(list.sort).toBe('-updated_at');
    expect(list.isFiltered).toBe(true);
  });

  it('have the declared types, and their request has the type that the operation takes', async () => {
    const { list } = await setUp();
    expectTypeOf(list.filters.severity).toEqualTypeOf<readonly ('low' | 'medium' | 'high' | 'critical')[]>();
    expectTypeOf(list.filters.archived).toEqualTypeOf<'exclude' | 'include' | 'only' | null>();
    expectTypeOf(list.sort).toEqualTypeOf<(typeof RISK_SORTS)[number]>();
    const plain = defineList({
      table: 'risks',
      filters: { q: filter.text(), severity: filter.manyOf(RISK_SEVERITIES), asset_id: filter.reference() },
      sorts: RISK_SORTS,
      initialSort: 'title',
      pageSize: 20,
    });
    const typed = () => query('listRisks', { organization_id: 'o', ...useListState(plain).request });
    expectTypeOf(typed).returns.toHaveProperty('queryKey');
  });

  it('become the request', async () => {
    const { list } = await setUp(
      '/risks?q=fire&severity=high&asset_id=a1&mine=true&due=/2026-02-28&sort=title&page=3.abc',
    );
    expect(list.request).toEqual({
      q: 'fire',
      severity: ['high'],
      archived: 'exclude',
      asset_id: 'a1',
      assigned_to_me: true,
      due_to: '2026-02-28',
      sort: 'title',
      limit: 50,
      cursor: 'abc',
    });
    const plain = await setUp();
    expect(plain.list.request).toEqual({ archived: 'exclude', sort: '-updated_at', limit: 50 });
  });

  it('are written to the URL without defaults, reset the page, and are undone by Back', async () => {
    const page = await setUp('/risks?page=2.abc&tab=one');
    act(() => page.list.setFilters({ severity: ['high', 'low'] }));
    expect(page.url()).toBe('/risks?tab=one&severity=high&severity=low');
    act(() => page.list.setFilters({ archived: 'only', severity: [] }));
    expect(page.url()).toBe('/risks?tab=one&archived=only');
    act(() => page.list.setFilters({ archived: null }));
    expect([page.url(), page.list.filters.archived]).toEqual(['/risks?tab=one&archived=', null]);
    await page.goTo(-1);
    await page.goTo(-1);
    expect(page.list.filters.severity).toEqual(['low', 'high']);
    await page.goTo(-1);
    expect(page.url()).toBe('/risks?page=2.abc&tab=one');
  });

  it('add one history entry for a search, however many letters are typed', async () => {
    const page = await setUp('/risks?severity=high');
    for (const typed of ['f', 'fi', 'fire']) act(() => page.list.setFilters({ q: typed }));
    expect(page.list.filters.q).toBe('fire');
    await page.goTo(-1);
    expect(page.url()).toBe('/risks?severity=high');
  });

  it('and the sort changed within one event are both kept, as one history entry', async () => {
    const page = await setUp();
    act(() => {
      page.list.setFilters({ severity: ['high'] });
      page.list.setTableSort({ id: 'title', direction: 'asc' });
    });
    expect(page.url()).toBe('/risks?severity=high&sort=title');
    await page.goTo(-1);
    expect(page.url()).toBe('/risks');
  });

  it('are shown as chips; a default cannot be removed', async () => {
    const page = await setUp('/risks?q=fire&status=open&status=closed&due=2026-01-01/2026-01-31');
    expect(chips(page.list)).toEqual([
      'q: fire',
      'status: open',
      'status: closed',
      'archived: exclude (locked)',
      'due: 2026-01-01/2026-01-31',
    ]);
    act(() =>
      page.list
        .chips(String, (_, value) => value)
        .find(({ value }) => value === 'open')
        ?.onRemove?.(),
    );
    expect(page.list.filters.status).toEqual(['closed']);
    act(() => page.list.setFilters({ archived: 'only' }));
    act(() =>
      page.list
        .chips(String, (_, value) => value)
        .find(({ value }) => value === 'only')
        ?.onRemove?.(),
    );
    expect(page.list.filters.archived).toBe('exclude');
  });

  it('are cleared together', async () => {
    const page = await setUp('/risks?q=fire&severity=high&archived=only&sort=title&page=2.x&open=r1');
    act(() => page.list.clear());
    expect(page.url()).toBe('/risks?sort=title&open=r1');
    expect(page.list.isFiltered).toBe(false);
  });
});

it('refuses a filter with a name that the list itself uses', () => {
  expect(() =>
    defineList({ table: 't', filters: { page: filter.text() }, sorts: ['a'], initialSort: 'a', pageSize: 1 }),
  ).toThrow('cannot be called page');
});

it('keeps the sort of the table in the URL, and starts with the sort that the person prefers', async () => {
  const page = await setUp('/risks?sort=title&page=2.x');
  expect(page.list.tableSort).toEqual({ id: 'title', direction: 'asc' });
  act(() => page.list.setTableSort({ id: 'updated_at', direction: 'desc' }));
  expect(page.url()).toBe('/risks');
  let sort: string | undefined;
  function Preferred() {
    sort = useListState(definition, { id: 'risk_score', direction: 'desc' }).sort;
    return null;
  }
  await renderWithSdk(<Preferred />, { url: '/risks' });
  expect(sort).toBe('-risk_score');
});

it('opens a record beside the list', async () => {
  const page = await setUp('/risks?q=fire');
  expect(page.list.hrefOf('r 1')).toBe('/risks?q=fire&open=r+1');
  act(() => page.list.open('r1'));
  expect([page.url(), page.list.opened]).toEqual(['/risks?q=fire&open=r1', 'r1']);
  act(() => page.list.close());
  expect(page.list.opened).toBe('');
});

describe('pages', () => {
  const shown = (count: number, next: string | null): ListQuery => ({
    data: { items: Array.from({ length: count }), next_cursor: next },
    error: null,
  });

  it('go forward by the cursor of the response, and back through the visited pages', async () => {
    const page = await setUp('/risks', { shown: shown(50, 'c2') });
    expect(page.pages).toMatchObject({ hasPrevious: false, hasNext: true, from: 1, to: 50 });
    act(() => page.pages.onNext());
    expect(page.url()).toBe('/risks?page=2.c2');
    expect(page.pages).toMatchObject({ hasPrevious: true, from: 51, to: 100 });
    act(() => page.list.goToPage(3, 'c3'));
    act(() => page.pages.onPrevious());
    expect(page.url()).toBe('/risks?page=2.c2');
    act(() => page.pages.onPrevious());
    expect(page.url()).toBe('/risks');
  });

  it('go to the first page when the page in the URL is empty or invalid', async () => {
    expect((await setUp('/risks?page=7.gone', { shown: shown(0, null) })).url()).toBe('/risks');
    expect((await setUp('/risks?page=7.gone', { shown: { ...shown(0, null), isPlaceholderData: true } })).url()).toBe(
      '/risks?page=7.gone',
    );
    expect((await setUp('/risks?page=many')).list.page).toEqual({ number: 1, cursor: '' });
  });
});

describe('filter profiles', () => {
  it('are saved, say what has changed since, and are applied again', async () => {
    const page = await setUp('/risks?severity=high&archived=only');
    await act(() => page.profiles.onSaveAs('  Audit '));
    expect(page.profiles).toMatchObject({ views: [{ id: 'Audit', name: 'Audit' }], currentId: 'Audit', changed: [] });
    act(() => page.list.setFilters({ severity: ['low'], q: 'fire' }));
    expect(page.profiles.changed).toEqual(['q', 'severity']);
    act(() => page.profiles.onSelect('Audit'));
    expect(page.list.filters).toMatchObject({ q: '', severity: ['high'], archived: 'only' });
    act(() => page.list.setFilters({ severity: ['low'] }));
    await act(() => page.profiles.onSave());
    expect(page.profiles.changed).toEqual([]);
    act(() => page.profiles.onSelect(null));
    expect([page.profiles.currentId, page.list.filters.severity]).toEqual([null, ['low']]);
  });

  it('need a name', async () => {
    const page = await setUp();
    await expect(page.profiles.onSaveAs('  ')).rejects.toThrow('Profile name is required');
  });

  it('are renamed and deleted', async () => {
    const page = await setUp('/risks?severity=high');
    await act(() => page.profiles.onSaveAs('One'));
    await act(() => page.profiles.onSaveAs('Two'));
    await act(() => page.profiles.onRename('Two', 'Three'));
    expect(page.profiles).toMatchObject({ views: [{ id: 'One' }, { id: 'Three' }], currentId: 'Three' });
    await act(() => page.profiles.onDelete('Three'));
    expect([page.profiles.views, page.profiles.currentId]).toEqual([[{ id: 'One', name: 'One' }], null]);
    expect(page.list.filters.severity).toEqual(['high']);
  });

  it('of an older version are read as far as they fit', async () => {
    const filterProfiles = { risks: { Old: { severity: ['high', 'huge'], q: 7, gone: ['x'] } }, assets: { Other: {} } };
    const page = await setUp('/risks', { initial: { ...testSession.preferences, filterProfiles } });
    act(() => page.profiles.onSelect('Old'));
    expect(page.list.filters).toMatchObject({ severity: ['high'], q: '', archived: 'exclude' });
    expect(page.profiles.views).toHaveLength(1);
  });
});
