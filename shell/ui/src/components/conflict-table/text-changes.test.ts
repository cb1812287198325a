import { describe, expect, it } from 'vitest';
import { addedParts } from './text-changes.ts';

const marked = (before: string, after: string) =>
  addedParts(before, after)
    .map(({ text, added }) => (added ? `[${text}]` : text))
    .join('');

describe('what was added to a text', () => {
  it.each([
    ['Picking stops.', 'Picking stops.', 'Picking stops.'],
    ['Picking stops.', 'Picking stops. Again!', 'Picking stops. [Again!]'],
    [
      'the warehouse system. Picking',
      'the warehouse system and its backup. Picking',
      'the warehouse system [and its backup]. Picking',
    ],
    ['', 'New', '[New]'],
    ['Gone', '', ''],
  ])('from %j to %j', (before, after, result) => {
    expect(marked(before, after)).toBe(result);
  });

  it('is not looked for in very long texts', () => {
    const long = 'word '.repeat(2_000);
    expect(addedParts('', long)).toEqual([{ text: long, at: 0, added: false }]);
  });
});
