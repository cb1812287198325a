import type { Notification } from '@parapet/contracts';
import { sampleNotification } from '@parapet/contracts/testing/notification';
import { toDay } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '@parapet/contracts/rules';
import { useNotificationTextsLoaded } from './locales/texts.ts';
import { placeOf, useWords } from './use-words.tsx';

const gone = { record_id: null, risk_id: null, title: null };
const today = toDay(new Date());

function Said({ of }: { of: Notification }) {
  return useNotificationTextsLoaded() ? <Words of={of} /> : null;
}
function Words({ of }: { of: Notification }) {
  return <p data-testid="said">{useWords().said(of)}</p>;
}

it.each<[string, Partial<Notification>, string | null]>([
  ['Ada assigned you the risk Flood', {}, '/risk-register?risk=r1'],
  ['Ada assigned you 12 risks', { ...gone, count: 12 }, '/risk-register'],
  ['Ada assigned you a risk', gone, null],
  ['Ada made you the reviewer of the risk Flood', { subject: 'review' }, '/risk-register?risk=r1'],
  ['Ada made you the reviewer of 2 risks', { subject: 'review', ...gone, count: 2 }, '/risk-register'],
  [
    'Somebody assigned you the risk flow of Flood',
    { subject: 'flow', actor_name: null, record_id: 'f1' },
    '/risk-flow/r1',
  ],
  ['Ada made you responsible for Drill', { subject: 'action', record_id: 'p1', title: 'Drill' }, '/risk-flow/r1'],
  ['Ada made you responsible for 3 actions', { subject: 'action', ...gone, count: 3, risk_id: 'r1' }, '/risk-flow/r1'],
  ['Ada completed the risk flow of Flood', { kind: 'completed', subject: 'flow', record_id: 'f1' }, '/risk-flow/r1'],
  ['Flood became critical', { kind: 'critical' }, '/risk-register?risk=r1'],
  [
    'Call is due tomorrow',
    { kind: 'due', subject: 'task', title: 'Call', due_date: addDays(today, 1) },
    '/plans-tasks?q=Call',
  ],
  ['Call is due today', { kind: 'due', subject: 'task', title: 'Call', due_date: today }, '/plans-tasks?q=Call'],
  ['2 tasks are overdue', { kind: 'overdue', subject: 'task', ...gone, count: 2 }, '/plans-tasks'],
  [
    'The import of risks.csv has failed',
    { kind: 'job', subject: 'job', title: 'risks.csv', job: { kind: 'import', state: 'failed' } },
    null,
  ],
])('says “%s” and leads there', async (sentence, more, place) => {
  const notification = { ...sampleNotification, ...more };
  await renderWithSdk(<Said of={notification} />);
  expect((await screen.findByTestId('said')).textContent).toBe(sentence);
  expect(placeOf(notification)).toBe(place);
});
