import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { CenteredLayout } from './centered-layout.tsx';

describe('CenteredLayout', () => {
  it('has the landmarks of a page', () => {
    renderKit(
      <CenteredLayout brand="Parapet" footer="Contact Support">
        Sign in
      </CenteredLayout>,
    );
    expect(screen.getByRole('banner').textContent).toBe('Parapet');
    expect(screen.getByRole('main').textContent).toBe('Sign in');
    expect(screen.getByRole('contentinfo').textContent).toBe('Contact Support');
  });

  it('leaves out the landmarks that would be empty', () => {
    renderKit(<CenteredLayout>Sign in</CenteredLayout>);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('makes its content focusable, so that a change of page can move the focus there', () => {
    renderKit(<CenteredLayout>Sign in</CenteredLayout>);
    document.getElementById('main-content')?.focus();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
