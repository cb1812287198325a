import { describe, expect, it } from 'vitest';
import { dark, light } from '../tokens/palette.ts';
import { doughnutOptions, timeOptions } from './chart-options.ts';

describe.each([
  ['a doughnut', doughnutOptions],
  ['a line', timeOptions],
])('%s', (_, options) => {
  it('draws itself within a second', () => {
    expect(options(light, false).animation).toEqual({ duration: 1000, easing: 'easeOutQuart' });
  });

  it('has no animation for people who prefer reduced motion', () => {
    expect(options(light, true).animation).toBe(false);
  });

  it('has the tooltip of the scheme', () => {
    expect(options(dark, false).plugins?.tooltip).toMatchObject({
      backgroundColor: dark.text,
      bodyColor: dark.surface,
    });
  });
});
