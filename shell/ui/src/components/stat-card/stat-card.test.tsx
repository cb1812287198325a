import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { StatCard } from './stat-card.tsx';

const values = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe('StatCard', () => {
  it('pairs the number with what it counts', () => {
    renderKit(<StatCard label="Completed flows" value="1,204" hint="in the last month" icon="flow" />);
    expect(screen.getByRole('term').textContent).toBe('Completed flows');
    expect(values()).toEqual(['1,204', 'in the last month']);
  });

  it('leads to what it counts', () => {
    renderKit(<StatCard label="Archived risks" value={3} to="/risk-register" />);
    expect(screen.getByRole('link', { name: 'Archived risks' }).getAttribute('href')).toBe('/risk-register');
  });

  it('links its hint to what the hint counts', () => {
    renderKit(
      <StatCard
        label="Total risks"
        value={120}
        to="/risk-register"
        hint="19 critical"
        hintTo="/risk-register?impact=5"
      />,
    );
    expect(screen.getByRole('link', { name: '19 critical' }).getAttribute('href')).toBe('/risk-register?impact=5');
  });

  it('shows zero', () => {
    renderKit(<StatCard label="Archived risks" value={0} />);
    expect(values()).toEqual(['0']);
  });

  it('shows no old number while it loads, and says so', () => {
    const { container } = renderKit(<StatCard label="Archived risks" value={0} loading />);
    expect(values()).toEqual(['Loading…']);
    expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  });
});
