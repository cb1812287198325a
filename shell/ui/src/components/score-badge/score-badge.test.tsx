import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ScoreBadge } from './score-badge.tsx';

describe('ScoreBadge', () => {
  it.each([
    [1, 'Low', 'green'],
    [3, 'Low', 'green'],
    [4, 'Medium', 'yellow'],
    [8, 'Medium', 'yellow'],
    [9, 'High', 'orange'],
    [15, 'High', 'orange'],
    [16, 'Critical', 'red'],
    [25, 'Critical', 'red'],
  ])('shows the score %i as %s in %s, and says so', (score, level, colour) => {
    renderKit(<ScoreBadge score={score} />);
    const badge = screen.getByRole('img', { name: `Risk score ${score} of 25, ${level}` });
    expect(badge.textContent).toBe(String(score));
    expect(badge.dataset['tone']).toBe(colour);
  });
});
