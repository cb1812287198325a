import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { TONES, dark, light } from './palette.ts';

const TEXT = 4.5;
const SHAPE = 3;

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme) => {
  const grounds = ['canvas', 'surface', 'sunken', 'hover', 'accentSoft'] as const;
  const texts = ['text', 'textMuted', 'accentText', 'dangerText'] as const;

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['canvas', 'surface'] as const)('faint text is readable on %s', (ground) => {
    expect(contrast(scheme.textFaint, scheme[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  it('writes readably on filled buttons', () => {
    expect(contrast(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(scheme.onAccent, scheme.accentHover)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(scheme.onDanger, scheme.danger)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(scheme.onDanger, scheme.dangerHover)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(TONES)('the tone %s is readable in a badge and on the page', (tone) => {
    const { soft, text } = scheme.tones[tone];
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(text, scheme.surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(text, scheme.hover)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['canvas', 'surface', 'sunken', 'hover'] as const)('controls and focus rings stand out on %s', (ground) => {
    expect(contrast(scheme.borderStrong, scheme[ground])).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(scheme.accentText, scheme[ground])).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(scheme.accent, scheme[ground])).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#4650d6', '#4650d6')).toBe(1);
  });

  it('agrees with the worked example of #767676 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
