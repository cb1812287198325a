import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderKit(
    <ConfirmDialog
      opened
      title="Delete this risk?"
      message="It cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { user: userEvent.setup(), onConfirm, onCancel };
}

it('is an alert dialog whose focus starts on the safe answer', async () => {
  const { user, onConfirm, onCancel } = setUp({ danger: true });
  const question = await screen.findByRole('alertdialog', { name: 'Delete this risk?' });
  expect(question.textContent).toContain('It cannot be undone.');
  const cancel = within(question).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms with its button and does not cancel', async () => {
  const { user, onConfirm, onCancel } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

it('cancels on Escape', async () => {
  const { user, onConfirm, onCancel } = setUp();
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('ignores the confirm button and Escape, and disables Cancel, while it is busy', async () => {
  const { user, onConfirm, onCancel } = setUp({ busy: true });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
});

it('shows its details and its error, and cannot be confirmed until it is ready', async () => {
  const { user, onConfirm } = setUp({ ready: false, error: 'There is no connection.', details: <p>Type the name.</p> });
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('alert').textContent).toBe('There is no connection.');
  expect(question.getByText('Type the name.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('gives the focus back although it was mounted with the question open', async () => {
  const user = userEvent.setup();
  // As the shell does: the dialog is made for the first question, and stays while it fades out.
  function Page() {
    const [question, setQuestion] = useState<'none' | 'open' | 'answered'>('none');
    return (
      <>
        <Button onClick={() => setQuestion('open')}>Delete…</Button>
        {question !== 'none' && (
          <ConfirmDialog
            opened={question === 'open'}
            title="Sure?"
            message="Think."
            confirmLabel="Yes"
            onConfirm={() => setQuestion('answered')}
            onCancel={() => setQuestion('answered')}
          />
        )}
      </>
    );
  }
  renderKit(<Page />);
  const opener = screen.getByRole('button', { name: 'Delete…' });
  for (const [answer, nth] of [
    ['Cancel', 'first'],
    ['Yes', 'second'],
  ] as const) {
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement, `after the ${nth} question`).toBe(opener));
  }
});
