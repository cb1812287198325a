import { expect, test } from 'vitest';
import { FileFormats } from './file-formats.ts';

/** What a file of these numbers is read as. */
function numbers(texts: readonly string[], decimal_sign?: 'point' | 'comma') {
  const formats = new FileFormats();
  for (const text of texts) formats.number(text);
  const { decimal_sign: found } = formats.decide({ ...(decimal_sign && { decimal_sign }) });
  return { found, values: texts.map((text) => formats.number(text)) };
}

function days(texts: readonly string[], day_order?: 'day-first' | 'month-first') {
  const formats = new FileFormats();
  for (const text of texts) formats.day(text);
  const { day_order: found } = formats.decide({ ...(day_order && { day_order }) });
  return { found, values: texts.map((text) => formats.day(text)) };
}

test('numbers with one meaning are read in every language, without a question', () => {
  const texts = [
    '4',
    '-12',
    '1,5',
    '1.5',
    '1.200,50',
    '1,200.50',
    '1.200.000',
    '1 200,5',
    '1\u{202F}200\u{A0}000',
    "1'200.5",
    '0.125',
    '0,125',
    '1200.125',
  ];
  expect(numbers(texts)).toEqual({
    found: null,
    values: [4, -12, 1.5, 1.5, 1200.5, 1200.5, 1_200_000, 1200.5, 1_200_000, 1200.5, 0.125, 0.125, 1200.125],
  });
  expect(numbers(['two', '1.20.0', '12.34.567', '', '1,2,3']).values).toEqual([null, null, null, null, null]);
});

test('a number with two meanings is read as the other values of the file are', () => {
  expect(numbers(['1.200', '7,5'])).toEqual({
    found: { format: 'comma', is_certain: true, samples: ['1.200'] },
    values: [1200, 7.5],
  });
  expect(numbers(['1.200', '7.5'])).toEqual({
    found: { format: 'point', is_certain: true, samples: ['1.200'] },
    values: [1.2, 7.5],
  });
});

test('without others, or where they differ, thousands are proposed, and a person has to say', () => {
  expect(numbers(['1.200', '20'])).toEqual({
    found: { format: 'comma', is_certain: false, samples: ['1.200'] },
    values: [1200, 20],
  });
  expect(numbers(['1,200'])).toEqual({
    found: { format: 'point', is_certain: false, samples: ['1,200'] },
    values: [1200],
  });
  expect(numbers(['1.200', '1,5', '1.5']).found?.is_certain).toBe(false);
  expect(numbers(['1.200', '1,5'], 'point')).toEqual({
    found: { format: 'point', is_certain: true, samples: ['1.200'] },
    values: [1.2, 1.5],
  });
});

test('days become those of the calendar; one with two meanings as the others, or as a person says', () => {
  expect(days(['2026-03-04', '31.03.2026', '1.2.2026', '31/03/2026'])).toEqual({
    found: null,
    values: ['2026-03-04', '2026-03-31', '2026-02-01', '2026-03-31'],
  });
  expect(days(['03/04/2026', '12/31/2026'])).toEqual({
    found: { format: 'month-first', is_certain: true, samples: ['03/04/2026'] },
    values: ['2026-03-04', '2026-12-31'],
  });
  expect(days(['03/04/2026'])).toEqual({
    found: { format: 'day-first', is_certain: false, samples: ['03/04/2026'] },
    values: ['2026-04-03'],
  });
  expect(days(['03-04-2026'], 'month-first').values).toEqual(['2026-03-04']);
  expect(days(['soon', '31/02/2026', '3/4-2026']).values).toEqual([null, null, null]);
});
