import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { Hero } from './hero.tsx';

describe('Hero', () => {
  it('shows the main heading of the page, the text and the action', () => {
    renderKit(<Hero title="Know your risks." text="In one place." action={<Button>Sign in</Button>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Know your risks.' })).toBeTruthy();
    expect(screen.getByText('In one place.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('leaves no empty paragraph where there is no text', () => {
    const { container } = renderKit(<Hero title="Know your risks." />);
    expect(container.querySelector('p')).toBeNull();
  });
});
