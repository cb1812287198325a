import type { Risk } from '@parapet/contracts';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithSdk, testSession } from '../testing.tsx';
import { readDraft } from './drafts/draft-storage.ts';
import { useRecordForm, type RecordFormEditing } from './use-record-form.ts';

const risk: Risk = {
  id: 'r1',
  organization_id: 'o',
  version: 3,
  title: 'Ransomware',
  description: 'Picking stops',
  category: 'Security',
  severity: 'high',
  status: 'open',
  impact_level: 4,
  probability: 4,
  risk_score: 16,
  owner_id: 'tomas',
  reviewer_id: null,
  asset_id: null,
  domain_id: null,
  table_id: null,
  template_id: null,
  template_answers: {},
  custom_questions: [],
  selected_assets: [],
  selected_scenarios: [],
  created_by: 'ada',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  archived_at: null,
  flow: null,
  due_date: null,
  names: {},
};

interface Sent {
  version: string | null;
  body: Record<string, unknown>;
}

/** A service with one risk, which answers 412 to what is not based on its newest version. */
function service(start: Risk) {
  const sent: Sent[] = [];
  const history: object[] = [];
  const state = { stored: start };
  /** Somebody else saves. */
  const change = (patch: Partial<Risk>, actor = 'maya') => {
    const before = state.stored;
    state.stored = { ...before, ...patch, version: before.version + 1 };
    history.unshift({
      entity: 'risks',
      entity_id: 'r1',
      version: state.stored.version,
      action: 'update',
      at: `2026-11-22T14:3${history.length}:00.000Z`,
      actor_id: actor,
      before,
      after: state.stored,
    });
  };
  const api = {
    'GET /api/risks/r1': () => state.stored,
    'GET /api/audit': () => ({ items: history, total: history.length, next_cursor: null }),
    'PATCH /api/risks/r1': async (request: Request) => {
      const body: Record<string, unknown> = await request.json();
      const version = request.headers.get('if-match');
      sent.push({ version, body });
      if (version !== `"${state.stored.version}"`) return problem(412);
      change(body, 'me');
      return state.stored;
    },
  };
  return { api, sent, state, change };
}

const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'No', status, code: 'no', request_id: 'r', ...more }, { status });

async function setUp(fake: object, record = risk, session = testSession, keepsDraft = true) {
  let current: RecordFormEditing<Risk> | undefined;
  function Page() {
    current = useRecordForm('updateRisk', { record, shown: (stored) => stored, keepsDraft });
    return null;
  }
  await renderWithSdk(<Page />, { api: { ...fake }, session });
  const now = () => {
    if (current === undefined) throw new Error('not rendered');
    return current;
  };
  const type = (changes: object) => act(() => now().edit.change({ ...changes }));
  /** What a form does when it is submitted. */
  const submit = (changes: object = now().edit.changes()) =>
    act(() =>
      now()
        .submit(changes)
        .then(
          () => 'saved',
          (error: unknown) => error,
        ),
    );
  const save = async (changes: object) => {
    type(changes);
    return submit();
  };
  return { now, save, type, submit };
}

describe('saving a record', () => {
  it('sends the changes with the version they are based on', async () => {
    const { api, sent } = service(risk);
    const { now, save } = await setUp(api);
    expect(now().state).toBe('idle');
    await save({ severity: 'critical' });
    expect(sent).toEqual([{ version: '"3"', body: { severity: 'critical' } }]);
    expect(now().state).toBe('saved');
    expect(now().record).toMatchObject({ version: 4, severity: 'critical' });
    expect(now().isChanged()).toBe(false);
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['server', () => problem(503)],
    ['server', () => problem(429)],
    ['refused', () => problem(400, { detail: 'Title is required' })],
    ['refused', () => problem(403)],
  ] as const)('reports a failure of the kind: %s', async (kind, answer) => {
    const { now, save } = await setUp({ 'PATCH /api/risks/r1': answer });
    const error = await save({ title: '' });
    expect(error).toBeInstanceOf(Error);
    expect([now().state, now().failure?.kind]).toEqual(['refused', kind]);
    expect(now().edit.changes()).toEqual({ title: '' });
  });

  it('sends the same once more when it is submitted again, and does not try by itself', async () => {
    const { api, sent } = service(risk);
    let failures = 1;
    const patch = api['PATCH /api/risks/r1'];
    const { now, save, submit } = await setUp({
      ...api,
      'PATCH /api/risks/r1': (request: Request) => (failures-- > 0 ? problem(503) : patch(request)),
    });
    await save({ severity: 'critical' });
    expect(sent).toEqual([]);
    expect(await submit()).toBe('saved');
    expect(sent).toEqual([{ version: '"3"', body: { severity: 'critical' } }]);
    expect([now().state, now().failure]).toEqual(['saved', null]);
  });
});

describe('what is typed', () => {
  it('is saved twice, each time with the version of the save before', async () => {
    const { api, sent } = service(risk);
    const { now, save } = await setUp(api);
    await save({ severity: 'critical' });
    await save({ severity: 'low' });
    expect(sent).toEqual([
      { version: '"3"', body: { severity: 'critical' } },
      { version: '"4"', body: { severity: 'low' } },
    ]);
    expect(now().isChanged()).toBe(false);
  });

  it('while it is saved stays, and is saved next', async () => {
    const { api, sent } = service(risk);
    const { promise, resolve } = Promise.withResolvers<void>();
    const patch = api['PATCH /api/risks/r1'];
    const { now, type, submit } = await setUp({
      ...api,
      'PATCH /api/risks/r1': async (request: Request) => {
        const answer = await patch(request);
        await promise;
        return answer;
      },
    });
    type({ title: 'First' });
    const saving = now().submit({ title: 'First' });
    await waitFor(() => expect(now().state).toBe('saving'));
    type({ title: 'First, and more' });
    resolve();
    await act(() => saving);
    expect(now().edit.changes()).toEqual({ title: 'First, and more' });
    expect(await submit()).toBe('saved');
    expect(sent.at(-1)).toEqual({ version: '"4"', body: { title: 'First, and more' } });
  });

  it('stays when a newer version is read, which the next save is based on', async () => {
    const { api, sent, state, change } = service(risk);
    let show: (record: Risk) => void = () => {};
    let current: RecordFormEditing<Risk> | undefined;
    function Page() {
      const [record, setRecord] = useState(risk);
      show = setRecord;
      current = useRecordForm('updateRisk', { record, shown: (stored) => stored });
      return null;
    }
    await renderWithSdk(<Page />, { api });
    act(() => current?.edit.change({ title: 'Flood' }));
    change({ category: 'Operational' });
    act(() => show(state.stored));
    expect(current?.edit.values()).toMatchObject({ title: 'Flood', category: 'Operational' });
    await act(async () => void (await current?.submit({ title: 'Flood' })));
    expect(sent).toEqual([{ version: '"4"', body: { title: 'Flood' } }]);
  });

  it('is kept without a connection, on the device too, and is offered when the form is opened again', async () => {
    const offline = { 'PATCH /api/risks/r1': () => Promise.reject(new TypeError('Failed to fetch')) };
    const first = await setUp(offline);
    await first.save({ title: 'Flood' });
    expect(first.now().failure?.kind).toBe('offline');
    cleanup();
    const second = await setUp(offline);
    await waitFor(() => expect(second.now().draft.found?.changes).toEqual({ title: 'Flood' }));
    expect(second.now().draft.changes()).toEqual({ title: 'Flood' });
    act(() => second.now().done());
    cleanup();
    const third = await setUp(offline);
    await act(() => vi.waitFor(() => readDraft(`${testSession.user.id}/${testSession.organizationId}/risks/r1`)));
    expect(third.now().draft.found).toBeNull();
  });

  it('in one organization is not offered in the next one, and is there when the person is back', async () => {
    const first = await setUp({});
    first.type({ title: 'Flood' });
    cleanup();
    const other = { ...testSession, organizationId: 'another' };
    const second = await setUp({}, risk, other);
    await act(() => vi.waitFor(() => readDraft(`${testSession.user.id}/another/risks/r1`)));
    expect(second.now().draft.found).toBeNull();
    cleanup();
    const third = await setUp({});
    await waitFor(() => expect(third.now().draft.found?.changes).toEqual({ title: 'Flood' }));
    act(() => third.now().done());
  });

  it('outlasts a single choice that is saved beside the form', async () => {
    const { api } = service(risk);
    const form = await setUp(api);
    form.type({ title: 'Flood' });
    cleanup();
    const choice = await setUp(api, risk, testSession, false);
    expect(await choice.save({ severity: 'low' })).toBe('saved');
    act(() => choice.now().done());
    cleanup();
    const again = await setUp(api);
    await waitFor(() => expect(again.now().draft.found?.changes).toEqual({ title: 'Flood' }));
    act(() => again.now().done());
  });

  it('stays when the record was deleted elsewhere, which is said', async () => {
    const { now, save } = await setUp({ 'PATCH /api/risks/r1': () => problem(404) });
    await save({ title: 'Flood' });
    expect(now().isDeleted).toBe(true);
    expect(now().edit.changes()).toEqual({ title: 'Flood' });
  });

  it('creates a new record, and remains when that fails', async () => {
    let current: RecordFormEditing<Risk> | undefined;
    function Page() {
      current = useRecordForm('updateRisk', { record: null, shown: ({ title }) => ({ title }), start: { title: '' } });
      return null;
    }
    await renderWithSdk(<Page />);
    act(() => current?.edit.change({ title: 'Flood' }));
    const failed = current?.create(() => Promise.reject(new Error('No answer')));
    await act(() => expect(failed).rejects.toThrow('No answer'));
    expect([current?.failure?.kind, current?.isChanged()]).toEqual(['server', true]);
    await act(async () => void (await current?.create(() => Promise.resolve(risk))));
    expect([current?.failure, current?.isChanged()]).toEqual([null, false]);
  });
});

describe('when somebody else was faster', () => {
  it('merges changes of different fields and saves them over the newer version', async () => {
    const { api, sent, state, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ category: 'Operational' });
    expect(await save({ severity: 'critical' })).toBe('saved');
    expect(sent.map(({ version }) => version)).toEqual(['"3"', '"4"']);
    expect(state.stored).toMatchObject({ category: 'Operational', severity: 'critical', version: 5 });
    expect(now().conflict).toBeNull();
  });

  it('saves nothing when they made the same change', async () => {
    const { api, sent, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ severity: 'critical' });
    expect(await save({ severity: 'critical' })).toBe('saved');
    expect(sent.length).toBe(1);
    expect(now().record?.version).toBe(4);
  });

  it('asks about what both changed, says who and when, and saves the picks', async () => {
    const { api, sent, state, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ severity: 'medium', category: 'Operational' });
    change({ owner_id: 'lena' }, 'noor');
    await save({ severity: 'critical', owner_id: 'mateo', probability: 5 });
    expect([now().state, now().failure?.kind]).toEqual(['conflict', 'conflict']);
    const { conflict } = now();
    expect(conflict?.fields).toEqual([
      {
        field: 'severity',
        base: 'high',
        mine: 'critical',
        theirs: 'medium',
        changedBy: 'maya',
        changedAt: '2026-11-22T14:30:00.000Z',
        pick: undefined,
      },
      {
        field: 'owner_id',
        base: 'tomas',
        mine: 'mateo',
        theirs: 'lena',
        changedBy: 'noor',
        changedAt: '2026-11-22T14:31:00.000Z',
        pick: undefined,
      },
    ]);
    expect(conflict?.onlyMine.map(({ field }) => field)).toEqual(['probability']);
    expect(conflict?.onlyTheirs).toEqual([
      expect.objectContaining({ field: 'category', theirs: 'Operational', changedBy: 'maya' }),
    ]);
    expect(conflict?.lastAuthor?.changedBy).toBe('noor');

    act(() => now().conflict?.pick(['severity'], 'mine'));
    expect(now().conflict?.fields.map((one) => one.pick)).toEqual(['mine', undefined]);
    act(() => now().conflict?.pick(['owner_id'], 'theirs'));
    await act(async () => expect(await now().conflict?.decide()).toBe(true));
    expect(sent.at(-1)).toEqual({ version: '"5"', body: { severity: 'critical', probability: 5 } });
    expect(state.stored).toMatchObject({
      severity: 'critical',
      owner_id: 'lena',
      category: 'Operational',
      probability: 5,
    });
    expect([now().state, now().conflict]).toEqual(['saved', null]);
  });

  it('asks about single answers, says whose they are, and saves all answers', async () => {
    const answers = { s1_backup: 'yes', 's1_24/7': 'no', s1_owner: 'IT' };
    const edited = { ...risk, template_answers: answers };
    const { api, sent, state, change } = service(edited);
    const { now, save } = await setUp(api, edited);
    change({ template_answers: { ...answers, 's1_24/7': 'yes' } });
    change({ template_answers: { ...answers, 's1_24/7': 'yes', s1_owner: 'Sales', s1_new: 'x' } }, 'noor');
    await save({ template_answers: { s1_backup: 'no', 's1_24/7': 'sometimes', s1_owner: 'IT' } });
    const { conflict } = now();
    expect(conflict?.fields).toEqual([
      {
        field: 'template_answers/s1_24~17',
        base: 'no',
        mine: 'sometimes',
        theirs: 'yes',
        changedBy: 'maya',
        changedAt: '2026-11-22T14:30:00.000Z',
        pick: undefined,
      },
    ]);
    expect(conflict?.onlyMine.map(({ field }) => field)).toEqual(['template_answers/s1_backup']);
    expect(conflict?.onlyTheirs.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['template_answers/s1_owner', 'noor'],
      ['template_answers/s1_new', 'noor'],
    ]);

    act(() => now().conflict?.pick(['template_answers/s1_24~17'], 'mine'));
    await act(async () => expect(await now().conflict?.decide()).toBe(true));
    const saved = { s1_backup: 'no', 's1_24/7': 'sometimes', s1_owner: 'Sales', s1_new: 'x' };
    expect(sent.at(-1)).toEqual({ version: '"5"', body: { template_answers: saved } });
    expect(state.stored.template_answers).toEqual(saved);
  });

  it('takes several picks at once', async () => {
    const { api, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ severity: 'medium', owner_id: 'lena' });
    await save({ severity: 'critical', owner_id: 'mateo' });
    act(() => {
      const conflict = now().conflict;
      conflict?.pick(['severity'], 'mine');
      conflict?.pick(['owner_id'], 'theirs');
    });
    expect(now().conflict?.fields.map((one) => one.pick)).toEqual(['mine', 'theirs']);
  });

  it('keeps the picks that are still valid when the record changes again meanwhile', async () => {
    const { api, state, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ severity: 'medium', owner_id: 'lena' });
    await save({ severity: 'critical', owner_id: 'mateo' });
    act(() => now().conflict?.pickAll('mine'));
    change({ severity: 'low' });
    await act(async () => expect(await now().conflict?.decide()).toBe(false));
    expect(now().conflict?.fields.map(({ theirs, pick }) => [theirs, pick])).toEqual([
      ['low', undefined],
      ['lena', 'mine'],
    ]);
    act(() => now().conflict?.pick(['severity'], 'base'));
    await act(async () => expect(await now().conflict?.decide()).toBe(true));
    expect(state.stored).toMatchObject({ severity: 'high', owner_id: 'mateo' });
  });

  it('drops the user’s changes and sends nothing when theirs are taken', async () => {
    const { api, sent, change } = service(risk);
    const { now, save } = await setUp(api);
    change({ severity: 'medium' });
    await save({ severity: 'critical' });
    act(() => now().conflict?.takeTheirs());
    expect([now().record?.severity, now().edit.values()['severity']]).toEqual(['medium', 'medium']);
    expect(now().isChanged()).toBe(false);
    expect([now().state, now().conflict, sent.length]).toEqual(['idle', null, 1]);
  });

  it('reports the conflict without an author when the history cannot be read', async () => {
    const { api, change } = service(risk);
    const { now, save } = await setUp({ ...api, 'GET /api/audit': () => problem(403) });
    change({ severity: 'medium' });
    await save({ severity: 'critical' });
    expect(now().conflict?.fields[0]).toMatchObject({ field: 'severity', theirs: 'medium' });
    await waitFor(() => expect(now().conflict?.lastAuthor).toBeNull());
  });
});
