import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { AutosaveStatus } from './autosave-status.tsx';
import { SaveStatus } from './save-status.tsx';

describe('the failure of a save', () => {
  it.each([
    ['offline', 'You are offline', 'Save again when you are back online.'],
    ['server', 'Could not save', 'The server did not answer as expected.'],
    ['conflict', 'Not saved: this was changed meanwhile', 'Compare them with the new version.'],
    ['refused', 'Not saved: some fields need your attention', 'Your changes are still here.'],
  ] as const)('%s says what happened and that nothing is lost, and has the focus', (problem, title, detail) => {
    renderKit(<SaveStatus problem={problem} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(detail);
    expect(document.activeElement).toBe(alert);
  });

  it('takes the focus again after the next attempt, and is gone after a success', () => {
    const { rerender } = renderKit(<SaveStatus problem="server" attempt={1} />);
    screen.getByRole('alert').blur();
    rerender(<SaveStatus problem="server" attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    rerender(<SaveStatus problem={null} attempt={2} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a given title and detail, and offers an action', async () => {
    const compare = vi.fn();
    renderKit(
      <SaveStatus
        problem="conflict"
        title="Maya saved this risk"
        detail="3 fields differ."
        action={{ label: 'Compare', onClick: compare }}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Maya saved this risk3 fields differ.Compare');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(compare).toHaveBeenCalledTimes(1);
  });
});

describe('the autosave indicator', () => {
  it.each([
    [{ state: 'idle' }, ''],
    [{ state: 'pending' }, 'Saving…'],
    [{ state: 'saving' }, 'Saving…'],
    [{ state: 'saved' }, 'Saved'],
    [{ state: 'saved', savedAt: '09:42' }, 'Saved 09:42'],
    [{ state: 'retrying', failures: 2 }, 'Could not save, retrying'],
    [{ state: 'retrying', failures: 5, offline: true }, 'Offline: your changes are kept on this device'],
    [{ state: 'conflict' }, 'Could not save'],
  ] as const)('%j says %j', (props, text) => {
    renderKit(<AutosaveStatus {...props} onRetry={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('says why something was refused, and lets the person try again', async () => {
    const retry = vi.fn();
    renderKit(<AutosaveStatus state="refused" reason="A flow takes at most 500 properties." onRetry={retry} />);
    expect(screen.getByRole('status').textContent).toBe('Not saved: A flow takes at most 500 properties.Retry');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('lets the person retry after three failures', async () => {
    const retry = vi.fn();
    renderKit(<AutosaveStatus state="retrying" failures={3} onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
