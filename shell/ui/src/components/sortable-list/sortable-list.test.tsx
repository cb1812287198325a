import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { SortableList } from './sortable-list.tsx';

const changed = vi.fn<(items: string[], move: { from: number; to: number }) => void>();

function Demo({ readOnly }: { readOnly?: boolean }) {
  const [items, setItems] = useState(['Name', 'Type', 'Status']);
  const reorder = (next: string[], move: { from: number; to: number }) => {
    changed(next, move);
    setItems(next);
  };
  return (
    <SortableList
      label="Fields"
      items={items}
      idOf={(item) => item}
      labelOf={(item) => item}
      onReorder={reorder}
      renderItem={(item) => item}
      readOnly={readOnly}
    />
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

async function show() {
  const rendered = renderField(<Demo />);
  await screen.findByRole('button', { name: 'Drag Name' });
  return rendered;
}

it('moves by its buttons, keeps the focus and says where the item is', async () => {
  const { user } = await show();
  await user.click(button('Move Name down'));
  expect(order()).toEqual(['Type', 'Name', 'Status']);
  expect(changed).toHaveBeenLastCalledWith(['Type', 'Name', 'Status'], { from: 0, to: 1 });
  expect(document.activeElement).toBe(button('Move Name down'));
  expect(screen.getByText('Name is now at position 2 of 3.')).toBeTruthy();
});

it('leaves the ends alone, with their buttons still there to be focused', async () => {
  changed.mockClear();
  const { user } = await show();
  await user.click(button('Move Name up'));
  await user.click(button('Move Status down'));
  expect(changed).not.toHaveBeenCalled();
  expect(button('Move Name up').getAttribute('aria-disabled')).toBe('true');
});

describe('the handle', () => {
  // Rows are 40 px high, one below the other.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const row = this.closest('li');
      const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
      return new DOMRect(0, index * 40, 300, 40);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('moves by the keyboard and announces each step', async () => {
    const { user } = await show();
    button('Drag Name').focus();
    expect(description(button('Drag Name'))).toContain('Press Space to pick up');
    await user.keyboard(' ');
    expect(await screen.findByText('Name picked up at position 1 of 3.')).toBeTruthy();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Name moved to position 2 of 3.')).toBeTruthy();
    await user.keyboard(' ');
    expect(await screen.findByText('Name is now at position 2 of 3.')).toBeTruthy();
    expect(order()).toEqual(['Type', 'Name', 'Status']);
  });

  it('puts the item back with Escape', async () => {
    const { user } = await show();
    button('Drag Name').focus();
    await user.keyboard(' ');
    await screen.findByText('Name picked up at position 1 of 3.');
    expect(button('Drag Name').getAttribute('data-mantine-stop-propagation')).toBe('true');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Name is back at position 1 of 3.')).toBeTruthy();
    expect(order()).toEqual(['Name', 'Type', 'Status']);
  });
});

it('only shows the order while read-only', () => {
  renderField(<Demo readOnly />);
  expect(order()).toEqual(['Name', 'Type', 'Status']);
  expect(screen.queryByRole('button')).toBeNull();
});
