import { expect, test } from 'vitest';
import { processorTime } from '../../../testing/processor-time.ts';
import { phrases, textOf, without } from './phrases.ts';

test.each<[string, string, boolean]>([
  ['late', 'What is late?', true],
  ['late', 'the latest news', false],
  ['late*', 'the latest news', true],
  ['*datenbank*', 'Unsere Kundendatenbanken', true],
  ['how .. reduce', 'How do I reduce it?', true],
  ['how .. reduce', 'How would you and I and they reduce it?', false],
  ['how .. reduce', 'Reduce how?', false],
  ['^who owns', 'Who owns it?', true],
  ['^who owns', 'A man who owns it', false],
  ['überfällig, fällig', 'Was ist ÜBERFÄLLIG?', true],
  ['qu’est-ce', "Qu'est-ce qui est en retard ?", true],
  ['massnahmen', 'Maßnahmen', true],
  ['third party', 'third-party risks', true],
  ['a.c', 'abc', false],
])('%j in %j: %s', (list, text, expected) => {
  expect(phrases(list).in(textOf(text))).toBe(expected);
});

test('the longest phrase is found, and can be masked', () => {
  const text = textOf('Residual risk of the Web-Server?');
  const spans = phrases('risk, residual risk, web server').spans(text);
  expect(spans).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 6 },
  ]);
  const rest = without(text, spans);
  expect(rest.tokens.map(({ text: word }) => word)).toEqual(['Residual', 'risk', 'of', 'the', 'Web', 'Server']);
  expect(rest.left().join(' ')).toBe('of the');
  expect(phrases('risk').in(rest)).toBe(false);
});

test('words in a gap are not part of the phrase', () => {
  const text = textOf('Wie können wir das Lieferantenrisiko senken?');
  expect(phrases('wie .. senken').spans(text)).toEqual([
    { from: 0, to: 1 },
    { from: 5, to: 6 },
  ]);
  expect(phrases('wie .. senken').spans(textOf('wie senken'))).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ]);
  expect(without(text, phrases('wie .. senken').spans(text)).left()).toEqual([
    'können',
    'wir',
    'das',
    'Lieferantenrisiko',
  ]);
});

test('an empty list finds nothing, and punctuation does not matter', () => {
  expect(phrases('').in(textOf('anything'))).toBe(false);
  expect(textOf('** ` <>').tokens).toEqual([]);
  expect(textOf('e\u0301te\u0301').tokens.map(({ folded }) => folded)).toEqual(['ete']);
});

test('a long text is read quickly', () => {
  const text = textOf('how '.repeat(5000) + 'x'.repeat(20_000));
  const started = processorTime();
  expect(phrases('how .. reduce, *datenbank*, how how .. late').in(text)).toBe(false);
  expect(processorTime() - started).toBeLessThan(500);
});
