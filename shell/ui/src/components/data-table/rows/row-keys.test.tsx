import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../../testing/render-kit.tsx';
import { NO_ROWS } from '../selection/selection.ts';
import { box, FRUITS, rowOf, Selecting, show } from '../testing/fruits.tsx';

describe('keys on rows', () => {
  it('makes the rows one tab stop that keeps its place', async () => {
    const user = show({ onRowOpen: () => {}, columns: [{ id: 'name', header: 'Name', cell: (fruit) => fruit.name }] });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(rowOf('Apple'));
    const walk = [
      ['{ArrowUp}', 'Apple'],
      ['{ArrowDown}', 'Banana'],
      ['{End}', 'Cherry'],
      ['{ArrowDown}', 'Cherry'],
      ['{Home}', 'Apple'],
      ['{ArrowDown}', 'Banana'],
    ] as const;
    for (const [key, name] of walk) {
      await user.keyboard(key);
      expect(document.activeElement, key).toBe(rowOf(name));
    }
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(rowOf('Banana'));
  });

  it('selects with Space, and extends the selection with Shift and the arrow keys or End', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    renderKit(<Selecting onSelection={onSelection} />);
    rowOf('Apple').focus();
    await user.keyboard(' ');
    await user.keyboard(' ');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.keyboard('{Shift>}{End}{/Shift}');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(onSelection.mock.calls).toEqual([['a'], [''], ['ab'], ['abc'], ['ab']]);
  });

  it('opens with Enter, but leaves keys in a link to the link', async () => {
    const onRowOpen = vi.fn();
    const user = show({ onRowOpen });
    rowOf('Banana').focus();
    await user.keyboard('{Enter}');
    expect(onRowOpen.mock.calls).toEqual([[FRUITS[1]]]);
    screen.getByRole('link', { name: 'Cherry' }).focus();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(onRowOpen).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cherry' }));
  });

  it('opens a row by a click, except on its links and checkboxes', async () => {
    const onRowOpen = vi.fn();
    const user = show({ onRowOpen, selection: { value: NO_ROWS, onChange: () => {} } });
    await user.click(screen.getByRole('link', { name: 'Apple' }));
    await user.click(box('Select Apple'));
    expect(onRowOpen).not.toHaveBeenCalled();
    await user.click(within(rowOf('Apple')).getByText('sweet'));
    expect(onRowOpen.mock.calls).toEqual([[FRUITS[0]]]);
  });

  it('gives rows no tab stop when they can be neither opened nor selected', () => {
    show();
    expect(rowOf('Apple').hasAttribute('tabindex')).toBe(false);
  });
});
