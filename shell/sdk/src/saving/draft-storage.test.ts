import { expect, it } from 'vitest';
import { clearDrafts, readDraft, writeDraft } from './draft-storage.ts';

it('has nothing of anybody after a sign-out, nor what a form still writes while its page closes', () => {
  const draft = { version: 1, changes: { title: 'Flood' }, at: Date.now() };
  localStorage.setItem('somebody-elses', 'entry');
  writeDraft('ada/risk/r1', draft);
  writeDraft('grace/risk/r1', draft);
  clearDrafts();
  writeDraft('ada/risk/r1', draft);
  expect([readDraft('ada/risk/r1'), readDraft('grace/risk/r1')]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(['somebody-elses']);
});
