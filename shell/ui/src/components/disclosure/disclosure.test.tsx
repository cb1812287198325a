import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Disclosure } from './disclosure.tsx';

it('says whether it is open, what it opens, and what stands below its title', async () => {
  const onToggle = vi.fn();
  const row = (open: boolean) => (
    <Disclosure title="Ransomware" summary="2 assets" headingLevel={4} open={open} onToggle={onToggle}>
      Attackers encrypt the data.
    </Disclosure>
  );
  const { rerender } = renderKit(row(false));
  const button = screen.getByRole('button', { name: 'Ransomware', expanded: false, description: '2 assets' });
  expect(screen.getByRole('heading', { level: 4 }).contains(button)).toBe(true);
  expect(screen.queryByText('Attackers encrypt the data.')).toBeNull();
  await userEvent.click(button);
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(row(true));
  expect(screen.getByRole('region', { name: 'Ransomware' }).id).toBe(button.getAttribute('aria-controls'));
});

it('has what acts on it outside of its button', () => {
  renderKit(
    <Disclosure title="Ransomware" actions={<button type="button">Assess</button>} open onToggle={() => {}}>
      Text
    </Disclosure>,
  );
  expect(screen.getByRole('button', { name: 'Ransomware' }).textContent).toBe('Ransomware');
  expect(screen.getByRole('button', { name: 'Assess' })).toBeTruthy();
});
