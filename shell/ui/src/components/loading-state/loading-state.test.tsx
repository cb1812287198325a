import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { LoadingState } from './loading-state.tsx';

describe('LoadingState', () => {
  it('announces that it loads, in the person’s language', () => {
    renderKit(<LoadingState />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    renderKit(<LoadingState />, 'es');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading…', 'Cargando…']);
  });

  it.each(['page', 'lines', 'cards'] as const)(
    'announces what is loading and nothing else, in the shape of %s',
    (shape) => {
      const { container } = renderKit(<LoadingState label="Loading risk wizard…" shape={shape} labelShown />);
      expect(screen.getByRole('status').textContent).toBe('Loading risk wizard…');
      expect(container.querySelectorAll('[role="status"], output')).toHaveLength(1);
    },
  );
});
