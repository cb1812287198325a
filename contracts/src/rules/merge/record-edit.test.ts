import { describe, expect, test } from 'vitest';
import { createRecordEdit } from './record-edit.ts';

const RISK = { title: 'Lost backup', owner: 'ada', answers: { a: 'yes', b: 'no' } };

describe('an edited record', () => {
  test('lists what differs, and nothing once the old value is typed again', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: 'Lost backups', answers: { a: 'yes', b: 'no' } });
    expect(edit.changes()).toEqual({ title: 'Lost backups' });
    edit.change({ title: 'Lost backup' });
    expect(edit.changed()).toEqual([]);
  });

  test('keeps own changes on a newer version, of a map by entry, and takes the rest', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: 'Lost backups', answers: { a: 'partly', b: 'no' } });
    edit.rebase({ title: 'No backup', owner: 'bob', answers: { a: 'yes', b: 'yes' } });
    expect(edit.values()).toEqual({ title: 'Lost backups', owner: 'bob', answers: { a: 'partly', b: 'yes' } });
    expect(edit.changed()).toEqual(['title', 'answers']);
  });

  test('shows what the service stored, unless more was typed since it was sent', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: ' Lost ', owner: 'bob' });
    const sent = edit.values();
    edit.change({ owner: 'cleo' });
    edit.saved(sent, { ...RISK, title: 'Lost', owner: 'bob' });
    expect(edit.values()).toMatchObject({ title: 'Lost', owner: 'cleo' });
    expect(edit.changes()).toEqual({ owner: 'cleo' });
  });

  test('keeps the old value as a change when it was typed again while another one was being saved', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: 'Lost' });
    const sent = edit.values();
    edit.change({ title: 'Lost backup' });
    edit.saved(sent, { ...RISK, title: 'Lost' });
    expect(edit.changes()).toEqual({ title: 'Lost backup' });
  });

  test('keeps what was not sent, and entries of a map that were typed since', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: '', answers: { a: 'partly', b: 'no' } });
    const sent = { answers: { a: 'partly', b: 'no' } };
    edit.change({ answers: { a: 'partly', b: 'yes' } });
    edit.saved(sent, { ...RISK, answers: { a: 'partly', b: 'no', c: 'by another' } });
    expect(edit.changes()).toEqual({ title: '', answers: { a: 'partly', b: 'yes', c: 'by another' } });
  });

  test('starts anew from another version, with what is kept', () => {
    const edit = createRecordEdit(RISK);
    edit.change({ title: 'Lost', owner: 'bob' });
    edit.reset({ ...RISK, title: 'Stored' }, { owner: 'cleo' });
    expect(edit.values()).toMatchObject({ title: 'Stored', owner: 'cleo' });
    expect(edit.changed()).toEqual(['owner']);
  });

  test('leaves equal values the same objects, and tells each change', () => {
    const edit = createRecordEdit(RISK);
    const told: unknown[] = [];
    const end = edit.subscribe(() => told.push(edit.values()['title']));
    edit.rebase({ ...RISK, title: 'Stored', answers: { ...RISK.answers } });
    expect(edit.values()['answers']).toBe(RISK.answers);
    end();
    edit.change({ title: 'Unheard' });
    expect(told).toEqual(['Stored']);
  });
});
