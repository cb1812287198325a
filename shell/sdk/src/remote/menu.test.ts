import { afterEach, describe, expect, it, vi } from 'vitest';
import { userMenu, type MenuItem } from './menu.ts';

const label = { en: 'Export', es: 'Exportar', fr: 'Exporter', de: 'Exportieren' };
let remove = () => {};
afterEach(() => remove());

describe('user menu', () => {
  it('accepts a link, and an action with a click handler', () => {
    remove = userMenu.add(
      { kind: 'action', label, icon: 'download', onClick: vi.fn() },
      { kind: 'link', label, icon: 'help', href: 'https://example.com' },
    );
    expect(userMenu.get()).toHaveLength(2);
    remove();
    expect(userMenu.get()).toHaveLength(0);
  });

  it('adds the leading slash of an open path when it is missing', () => {
    remove = userMenu.add(
      { kind: 'action', label, icon: 'settings', open: 'settings' },
      { kind: 'action', label, icon: 'settings', open: '/settings' },
    );
    expect(userMenu.get().map((item) => (item.kind === 'action' ? item.open : null))).toEqual([
      '/settings',
      '/settings',
    ]);
  });

  const wrong: [string, MenuItem, RegExp][] = [
    ['an action that leads nowhere', { kind: 'action', label, icon: 'add' }, /either a click handler or an open path/],
    ['an action without an icon', { kind: 'action', label, icon: '', open: '/x' }, /needs a label .* an icon/],
    [
      'an action with a label in three languages',
      { kind: 'action', label: { ...label, de: ' ' }, icon: 'add', open: '/x' },
      /needs a label \(in en, es, fr, de\)/,
    ],
    ['a link without href', { kind: 'link', label, icon: 'help', href: '' }, /link needs href, label/],
    ['a link without an icon', { kind: 'link', label, icon: ' ', href: 'https://example.com' }, /and icon/],
  ];
  it.each(wrong)('refuses %s', (_what, item, message) => {
    expect(() => userMenu.add(item)).toThrow(message);
  });

  it('adds none of several entries when one breaks the rules', () => {
    expect(() =>
      userMenu.add({ kind: 'action', label, icon: 'add', open: '/a' }, { kind: 'link', label, icon: 'help', href: '' }),
    ).toThrow(TypeError);
    expect(userMenu.get()).toHaveLength(0);
  });
});
