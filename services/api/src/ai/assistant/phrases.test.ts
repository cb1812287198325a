import { expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { anyOf, firstIn, isIn, lineOf, without } from './phrases.ts';

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
  expect(isIn(lineOf(text), anyOf(list))).toBe(expected);
});

test('the longest phrase is taken out, and the number of words stays', () => {
  expect(without(lineOf('Residual risk of the Web-Server?'), anyOf('risk, residual risk, web server')).line).toBe(
    ' # # of the # # ',
  );
});

test('what is found is told as it was written', () => {
  expect(firstIn(lineOf('Alle Laptops sind unverschlüsselt. – Und alt!'), anyOf('sind unverschlüsselt, alt'))).toBe(
    'sind unverschlüsselt',
  );
  expect(firstIn(lineOf('Alt'), anyOf('neu'))).toBeUndefined();
});

test('a long text is read quickly', () => {
  const text = lineOf('how '.repeat(5000) + 'x'.repeat(20_000));
  const started = processorTime();
  expect(isIn(text, anyOf('how .. reduce, *datenbank*, how how .. late'))).toBe(false);
  expect(processorTime() - started).toBeLessThan(500);
});
