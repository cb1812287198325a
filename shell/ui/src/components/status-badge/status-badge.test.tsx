import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { StatusBadge } from './status-badge.tsx';

const tone = (text: string) => screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

describe('StatusBadge', () => {
  it.each([
    ['pending', 'Pending', 'yellow'],
    ['in-progress', 'In progress', 'blue'],
    ['completed', 'Completed', 'green'],
    ['cancelled', 'Cancelled', 'red'],
  ] as const)('shows the task status %s as %s in %s', (status, label, color) => {
    renderKit(<StatusBadge status={status} />);
    expect(tone(label)).toBe(color);
  });

  it.each([
    ['draft', 'Draft', 'neutral'],
    ['archived', 'Archived', 'amber'],
  ] as const)('shows the flow status %s as %s in %s', (status, label, color) => {
    renderKit(<StatusBadge status={status} />);
    expect(tone(label)).toBe(color);
  });

  it('speaks the person’s language, and takes another word', () => {
    renderKit(
      <>
        <StatusBadge status="open" />
        <StatusBadge status="closed" label="Treated" />
      </>,
      'fr',
    );
    expect(tone('Ouvert')).toBe('neutral');
    expect(tone('Treated')).toBe('neutral');
  });
});
