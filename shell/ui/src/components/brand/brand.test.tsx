import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Brand } from './brand.tsx';

describe('Brand', () => {
  it('shows the name and hides its logo from screen readers', () => {
    const { container } = renderKit(<Brand name="Parapet" />);
    expect(container.textContent).toContain('Parapet');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
