import { describe, expect, it } from 'vitest';
import { fold, words, wordsMatch } from './text.ts';

describe('text', () => {
  it('is folded for case, accents and forms of the same letter', () => {
    expect(['ÉVALUATION', 'Straße', 'ＦＵＬＬ', 'ﬁre', 'Ångström'].map(fold)).toEqual(['evaluation', 'straße', 'full', 'fire', 'angstrom']);
  });

  it('is split into words, each once and none too long', () => {
    expect(words("Risk-owner's RISK, 2nd (über)", 'risk')).toEqual(['risk', 'owner', 's', '2nd', 'uber']);
    expect(words(`x${'y'.repeat(100)}`)[0]).toHaveLength(64);
    expect(words('', '— …')).toEqual([]);
  });

  it('matches when every prefix begins a word', () => {
    expect(wordsMatch(['data', 'breach'], ['br', 'data'])).toBe(true);
    expect(wordsMatch(['data', 'breach'], ['reach'])).toBe(false);
    expect(wordsMatch([], [])).toBe(true);
  });
});
