import { describe, expect, test } from 'vitest';
import { CHAT_KINDS, LANGUAGES, type Language, type NotificationSubject } from '@parapet/contracts';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import type { ChatContent, ChatItem } from '../../outbox.ts';
import { chatMessage } from './chat-message.ts';

const publicUrl = 'https://risk.example.com';
const url = `${publicUrl}/risk-register?risk=r1`;
const flood: ChatItem = {
  kind: 'assigned',
  subject: 'risk',
  record_id: 'r1',
  risk_id: 'r1',
  title: 'Flood',
  due_date: null,
  actor_id: 'ada',
  person_id: 'ben',
};
const NAMES: Readonly<Record<string, string>> = { ada: 'Ada', ben: 'Ben', eve: 'evil.example/<x>' };
const message = (
  format: 'slack' | 'teams',
  items: readonly ChatItem[],
  { language = 'en', count = items.length }: { language?: Language; count?: number } = {},
) => {
  const content: ChatContent = { items, count };
  const nameOf = (id: string | null) => NAMES[id ?? ''] ?? null;
  const facts = { organization: 'Cedar', nameOf, today: '2026-03-01', publicUrl };
  return chatMessage({ format, kinds: [...CHAT_KINDS], language }, content, facts);
};
const textOf = (...args: Parameters<typeof message> extends [unknown, ...infer Rest] ? Rest : never) =>
  (message('slack', ...args) as { text: string }).text;

test('Slack gets text with a link, and blocks in which nothing is markup', () => {
  expect(message('slack', [flood])).toEqual({
    text: `Ada assigned the risk <${url}|Flood> to Ben`,
    blocks: [
      {
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'text', text: 'Ada assigned the risk ' },
              { type: 'link', url, text: 'Flood' },
              { type: 'text', text: ' to Ben' },
            ],
          },
        ],
      },
    ],
  });
});

test('Teams gets an Adaptive Card, whose runs of text are no markup', () => {
  expect(message('teams', [{ ...flood, title: '[a](b) *c*' }])).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          body: [
            {
              type: 'RichTextBlock',
              inlines: [
                { type: 'TextRun', text: 'Ada assigned the risk ' },
                { type: 'TextRun', text: '[a](b) *c*', selectAction: { type: 'Action.OpenUrl', url } },
                { type: 'TextRun', text: ' to Ben' },
              ],
            },
          ],
        },
      },
    ],
  });
});

test('titles and names mention nobody, and lead nowhere else', () => {
  const text = textOf([{ ...flood, title: '<!channel> & <https://evil.example|x>', actor_id: 'eve' }]);
  expect(text).toBe(
    `evil. example/ &lt;x&gt; assigned the risk <${url}|&lt;!channel&gt; &amp; &lt;https://evil.example|x&gt;> to Ben`,
  );
});

test.each<[string, Partial<ChatItem>]>([
  [`Somebody made Ben the reviewer of the risk <${url}|Flood>`, { subject: 'review', actor_id: null }],
  [
    `Ada made bob responsible for <${publicUrl}/risk-flow/r1|Drill>`,
    { subject: 'action', title: 'Drill', person_id: 'bob@example.com' },
  ],
  [
    `Ada completed the risk flow of <${publicUrl}/risk-flow/r1|Flood>`,
    { kind: 'completed', subject: 'flow', person_id: null },
  ],
  [`<${url}|Flood> became critical`, { kind: 'critical', person_id: null }],
  [
    `<${publicUrl}/plans-tasks?task=t1|Call> is due tomorrow (Ben)`,
    { kind: 'due', subject: 'task', record_id: 't1', title: 'Call', due_date: '2026-03-02', actor_id: null },
  ],
  [
    `<${url}|Call> is overdue since February 28, 2026 (Ben)`,
    { kind: 'overdue', title: 'Call', due_date: '2026-02-28' },
  ],
  [`Ada assigned the risk <${url}|something without a name> to Ben`, { title: ' ' }],
])('says “%s”', (said, more) => expect(textOf([{ ...flood, ...more }])).toBe(said));

test('many records are a list, which says how many more there are', () => {
  const lines = textOf([flood, { ...flood, title: 'Fire' }], { count: 1200 }).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(`<${publicUrl}/|And 1,198 more in Parapet>`);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const subjects: readonly Exclude<NotificationSubject, 'job'>[] = ['risk', 'review', 'flow', 'plan', 'action', 'task'];
  const assigned = subjects.map((subject): ChatItem => ({ ...flood, subject }));
  const others = CHAT_KINDS.slice(1).map((kind): ChatItem => ({
    ...flood,
    kind,
    subject: 'flow',
    due_date: '2026-03-02',
  }));
  test.each([
    ['every kind', [...assigned, ...others], 30],
    ['a test', [], 0],
  ])('%s is complete and well written', (_, items, count) => {
    const said = textOf(items, { language, count }).replaceAll(/<[^|]*\|([^>]*)>/g, '$1');
    expect(said).not.toMatch(/\{\{|assigned\./);
    for (const line of said.split('\n')) expect(wordingProblems(language, { line })).toEqual([]);
  });
});
