import type { LiveEvent } from '@parapet/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createUnsavedForms } from '../runtime/unsaved.ts';
import { createChanges, type Changes } from './changes.ts';
import { createQueryClient } from './query-client.ts';

const created: LiveEvent = {
  entity: 'risks',
  id: 'r1',
  action: 'create',
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor_id: 'ben',
};

/** A list on the screen whose first response is on its way: the server has read it before somebody changes something. */
function firstFetch() {
  const client = createQueryClient(() => {});
  const answers: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['listRisks', { organization_id: 'o1' }],
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  return {
    changes: createChanges(client, createUnsavedForms()),
    answers,
    shown: () => observer.getCurrentResult().data,
  };
}

const changing: [string, (changes: Changes) => void][] = [
  ['an event of somebody else', (changes) => changes.happened([created])],
  ['events that may have been missed', (changes) => changes.anything(Date.now())],
  ['an own change', (changes) => changes.succeeded('createRisk', {}, { id: 'r1', version: 1 })],
];

it.each(changing)('a list that is fetched for the first time is fetched again after %s', async (_what, change) => {
  const { changes, answers, shown } = firstFetch();
  change(changes);
  change(changes);
  answers[0]?.resolve('without the risk');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve('with the risk');
  await vi.waitFor(() => expect(shown()).toBe('with the risk'));
  expect(answers).toHaveLength(2);
});

it('a list whose first fetch fails is not fetched again because of a change', async () => {
  const { changes, answers } = firstFetch();
  changes.happened([created]);
  answers[0]?.reject(new Error('refused'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answers).toHaveLength(1);
});
