import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { showOnPhone } from '../../testing/show-on-phone.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from './popover.tsx';

stubLayout();

const popover = (
  <Popover label="Owners" trigger={<button type="button">Owner</button>}>
    {(close) => (
      <button type="button" onClick={close}>
        Maya
      </button>
    )}
  </Popover>
);
const opener = () => screen.getByRole('button', { name: 'Owner' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Owners' })).toBeNull());

it('takes the focus, closes from within, and gives the focus back', async () => {
  const user = userEvent.setup();
  renderKit(popover);
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Owners' });
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(opener().getAttribute('aria-controls')).toBe(screen.getByRole('dialog', { name: 'Owners' }).id);
  const inside = screen.getByRole('button', { name: 'Maya' });
  await waitFor(() => expect(document.activeElement).toBe(inside));
  await user.click(inside);
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('closes with Escape and leaves the dialog around it open', async () => {
  const user = userEvent.setup();
  renderKit(
    <Dialog opened title="Edit Risk" onClose={() => expect.unreachable()}>
      {popover}
    </Dialog>,
  );
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Owners' });
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('dialog', { name: 'Edit Risk' })).toBeTruthy();
});

it('is a modal sheet on a phone', async () => {
  showOnPhone();
  const user = userEvent.setup();
  renderKit(popover);
  expect(opener().getAttribute('aria-haspopup')).toBe('dialog');
  const button = opener();
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Owners' });
  expect(sheet.getAttribute('aria-modal')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(sheet.id);
  await user.click(screen.getByRole('button', { name: 'Maya' }));
  await gone();
});
