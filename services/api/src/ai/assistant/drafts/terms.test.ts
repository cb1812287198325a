import { expect, test } from 'vitest';
import { processorTime } from '../../../testing/processor-time.ts';
import { anyOf, lineOf, without, wordsIn } from './terms.ts';

const line = (text: string) => lineOf(wordsIn(text));

test.each<[string, string, boolean]>([
  ['late', 'What is late?', true],
  ['late', 'the latest news', false],
  ['late*', 'the latest news', true],
  ['*datenbank*', 'Unsere Kundendatenbanken', true],
  ['how .. reduce', 'How do I reduce it?', true],
  ['how .. reduce', 'How would you and I and they reduce it?', false],
  ['how .. reduce', 'Reduce how?', false],
  ['überfällig, fällig', 'Was ist ÜBERFÄLLIG?', true],
  ['qu’est ce', "Qu'est-ce qui est en retard ?", true],
  ['massnahmen', 'Maßnahmen', true],
  ['third party', 'third-party risks', true],
  ['', 'anything', false],
  ['done', 'e\u0301te\u0301', false],
  ['été', 'e\u0301te\u0301', true],
])('%j in %j: %s', (list, text, expected) => {
  expect(line(text).search(anyOf(list)) >= 0).toBe(expected);
});

test('the longest phrase is taken out, and the number of words stays', () => {
  expect(without(line('Residual risk of the Web-Server?'), anyOf('risk, residual risk, web server'))).toBe(
    ' # # of the # # ',
  );
});

test('a long text is read quickly', () => {
  const text = line('how '.repeat(5000) + 'x'.repeat(20_000));
  const started = processorTime();
  expect(text.search(anyOf('how .. reduce, *datenbank*, how how .. late'))).toBe(-1);
  expect(processorTime() - started).toBeLessThan(500);
});
