import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { MenuAt } from './menu-at.tsx';

it('closes with Escape also while the focus is still at its button, and nobody else hears of that key', async () => {
  const onClose = vi.fn<() => void>();
  const onKeyDown = vi.fn<() => void>();
  function Cell() {
    const [button, setButton] = useState<HTMLElement | null>(null);
    return (
      <div role="presentation" onKeyDown={onKeyDown}>
        <button type="button" ref={setButton}>
          High
        </button>
        {button && <MenuAt anchor={button} entries={[{ id: 'low', label: 'Low' }]} onClose={onClose} />}
      </div>
    );
  }
  render(
    <UiProvider locale="en" t={(key) => key} colorScheme="light" linkComponent={() => null}>
      <Cell />
    </UiProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'High' }), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'High' }), { key: 'F2' });
  expect(onClose).toHaveBeenCalledOnce();
});
