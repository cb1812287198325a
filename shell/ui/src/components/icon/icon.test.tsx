import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Icon, iconName } from './icon.tsx';

describe('Icon', () => {
  it('is decoration unless it has a label', () => {
    const { container } = renderKit(<Icon name="lock" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('with a label is an image of that name', () => {
    renderKit(<Icon name="lock" label="Read only" size={24} />);
    const icon = screen.getByRole('img', { name: 'Read only' });
    expect(icon.getAttribute('aria-hidden')).toBeNull();
    expect(icon.getAttribute('width')).toBe('24');
  });
});

describe('iconName', () => {
  it('knows the product’s icons', () => expect(iconName('sign-out')).toBe('sign-out'));

  it.each(['nothing', '', 'constructor', '__proto__', 'toString'])('falls back to a link for %o', (name) => {
    expect(iconName(name)).toBe('link');
  });
});
