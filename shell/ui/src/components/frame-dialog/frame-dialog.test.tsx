import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FrameDialog } from './frame-dialog.tsx';

const show = (src: string, onClose = () => {}) => <FrameDialog opened onClose={onClose} title="Sign in" src={src} />;

it('shows the page in a frame of the same name, which takes the focus once it is there', async () => {
  renderKit(show('about:blank#one'));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  const frame = within(dialog).getByTitle('Sign in');
  expect(frame.getAttribute('src')).toBe('about:blank#one');
  await waitFor(() => expect(document.activeElement?.contains(frame)).toBe(true));
  expect(document.activeElement).not.toBe(frame);
  fireEvent.load(frame);
  expect(document.activeElement).toBe(frame);
});

it('closes with Escape before the page is there', async () => {
  const onClose = vi.fn();
  renderKit(show('about:blank#slow', onClose));
  const frame = await screen.findByTitle('Sign in');
  await waitFor(() => expect(document.activeElement?.contains(frame)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves the focus where somebody has moved it in the meantime', async () => {
  renderKit(show('about:blank#late'));
  const frame = await screen.findByTitle('Sign in');
  await waitFor(() => expect(document.activeElement?.contains(frame)).toBe(true));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.load(frame);
  expect(document.activeElement).toBe(close);
});

it('leaves the focus in the field of the page in which somebody types already when its last file arrives', async () => {
  renderKit(show('about:blank#typed'));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Sign in');
  const inside = frame.contentDocument;
  if (inside === null) throw new Error('The frame has no document');
  inside.body.innerHTML = '<main><input name="name" autofocus><input name="password"></main>';
  const [name, password] = inside.querySelectorAll('input');
  act(() => {
    frame.focus();
    password?.focus();
  });
  fireEvent.load(frame);
  expect(inside.activeElement).toBe(password);
  act(() => password?.blur());
  fireEvent.load(frame);
  expect(inside.activeElement).toBe(name);
});

it('says that it is loading until the page is there, and again for another page', async () => {
  const { rerender } = renderKit(show('about:blank#one'));
  const frame = await screen.findByTitle('Sign in');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(show('about:blank#two'));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

it('closes with Escape outside the frame, and with its button', async () => {
  const onClose = vi.fn();
  renderKit(show('about:blank', onClose));
  const user = userEvent.setup();
  fireEvent.load(await screen.findByTitle('Sign in'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes with Escape inside a page of our own origin, unless something there has used it', async () => {
  const onClose = vi.fn();
  renderKit(show('about:blank', onClose));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Sign in');
  fireEvent.load(frame);
  const inside = frame.contentDocument;
  if (inside === null) throw new Error('The frame has no document');
  inside.body.innerHTML = '<main><input><select><option>One</option></select></main>';
  const [field, list] = [inside.querySelector('input'), inside.querySelector('select')];
  if (field === null || list === null) throw new Error('The page has no fields');
  list.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(list, { key: 'Escape' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
