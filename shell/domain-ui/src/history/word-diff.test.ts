import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    ?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

test('marks the words that were added and removed', () => {
  expect(marked('Mask notes before the export of claims', 'Mask notes before every export of claims, each day')).toBe(
    'Mask notes before [-the ][+every ]export of [-claims][+claims, each day]',
  );
  expect(marked('one two three four five six', 'one two three and four five six')).toBe(
    'one two three [+and ]four five six',
  );
  expect(marked('one two three four five six', 'two three four five six')).toBe('[-one ]two three four five six');
});

test('leaves short texts, and those with little in common, as they are', () => {
  expect(wordDiff('Flood', 'Flooded cellar')).toBeNull();
  expect(wordDiff('a b c d e f g', 'q r s t u v w')).toBeNull();
  expect(wordDiff('', 'a b c d e f g')).not.toBeUndefined();
  expect(wordDiff('w '.repeat(700), 'w '.repeat(701))).toBeNull();
});
