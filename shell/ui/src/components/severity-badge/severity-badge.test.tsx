import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { SeverityBadge } from './severity-badge.tsx';

const tone = (text: string) => screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

describe('SeverityBadge', () => {
  it.each([
    ['low', 'Low', 'green'],
    ['medium', 'Medium', 'yellow'],
    ['high', 'High', 'orange'],
    ['critical', 'Critical', 'red'],
  ] as const)('shows %s as %s in %s', (severity, label, color) => {
    renderKit(<SeverityBadge severity={severity} />);
    expect(tone(label)).toBe(color);
  });

  it('speaks the person’s language', () => {
    renderKit(<SeverityBadge severity="high" />, 'de');
    expect(tone('Hoch')).toBe('orange');
  });

  it.each([
    ['es', 'severity', 'Alta'],
    ['es', 'risk-level', 'Alto'],
    ['fr', 'severity', 'Élevée'],
    ['fr', 'risk-level', 'Élevé'],
    ['de', 'risk-level', 'Hoch'],
  ] as const)('in %s the word of a %s has its gender: %s', (locale, of, word) => {
    renderKit(<SeverityBadge severity="high" of={of} />, locale);
    expect(tone(word)).toBe('orange');
  });

  it('takes another word, and keeps the color', () => {
    renderKit(<SeverityBadge severity="critical" label="Severe" />);
    expect(tone('Severe')).toBe('red');
    expect(screen.queryByText('Critical')).toBeNull();
  });
});
