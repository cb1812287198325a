import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

function Page() {
  useFocusFallback();
  const [shown, setShown] = useState(true);
  return (
    <main>
      <h1>Risk Register</h1>
      {shown && <button onClick={() => setShown(false)}>Delete</button>}
      <button>Other</button>
    </main>
  );
}

it('moves the focus to the heading when the focused element disappears', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  act(() => button.click());
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Risk Register' })));
});

it('does not move the focus after a blur of an element that is still on the page', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Other' });
  button.focus();
  button.blur();
  act(() => screen.getByRole('button', { name: 'Delete' }).click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(document.activeElement).toBe(document.body);
});
