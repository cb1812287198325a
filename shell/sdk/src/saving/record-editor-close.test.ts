import { expect, it, onTestFinished, vi } from 'vitest';
import { networkError } from '../data/failures/api-error.ts';
import { createRecordEditor } from './record-editor.ts';

interface Note {
  id: string;
  version: number;
  text: string;
}

it('close saves pending changes, and what was typed while a request is under way, and tries nothing again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: [object, number][] = [];
  const first = Promise.withResolvers<Note>();
  const record: Note = { id: 'n', version: 1, text: 'One' };
  const editor = createRecordEditor<Note>({
    record,
    access: {
      patch: (changes, version) => {
        sent.push([changes, version]);
        return sent.length === 1 ? first.promise : Promise.reject(networkError(new Error('down')));
      },
      load: async () => record,
      recordIn: () => null,
      history: async () => [],
      sendLast: () => {},
    },
    onStored: () => {},
  });
  editor.change({ text: 'Two' });
  await vi.advanceTimersByTimeAsync(800);
  editor.change({ text: 'Two and more' });
  editor.close();
  first.resolve({ ...record, version: 2, text: 'Two' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([
    [{ text: 'Two' }, 1],
    [{ text: 'Two and more' }, 2],
  ]);
  expect(editor.view()).toMatchObject({ state: 'retrying', failure: { kind: 'offline' } });
});
