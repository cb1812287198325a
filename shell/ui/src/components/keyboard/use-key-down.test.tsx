import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeyDown } from './use-key-down.ts';

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('receives a key pressed during the first layout effects, and none after the component is unmounted', () => {
  const keys = vi.fn();
  function Hurried() {
    useKeyDown(({ key }) => keys(key));
    useLayoutEffect(() => void press('n'), []);
    return null;
  }
  const { unmount } = render(<Hurried />);
  press('a');
  unmount();
  press('b');
  expect(keys.mock.calls).toEqual([['n'], ['a']]);
});

it('hears a key on the document before others hear it on the window', () => {
  const order: string[] = [];
  function Page() {
    useKeyDown(() => order.push('window'));
    useKeyDown(() => order.push('document'), document);
    return null;
  }
  render(<Page />);
  press('n');
  expect(order).toEqual(['document', 'window']);
});
