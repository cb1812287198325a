import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { GraphFrame } from './graph-frame.tsx';

it('shows its graph, and the same as a list', async () => {
  renderKit(
    <GraphFrame
      title="Connections"
      list={
        <ul aria-label="Connections">
          <li>Ransomware: Backup vault</li>
        </ul>
      }
    >
      <div role="img" aria-label="One risk and one asset" />
    </GraphFrame>,
  );
  expect(screen.getByRole('img', { name: 'One risk and one asset' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show as list' }));
  expect(screen.getByRole('list', { name: 'Connections' }).textContent).toBe('Ransomware: Backup vault');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as graph' }));
  expect(screen.queryByRole('list')).toBeNull();
});
