import { expect, test } from 'vitest';
import { menuItemProblem, menuPath, type MenuItemInput } from './menu-item.ts';

const ACTION = 'A menu action needs a label, an icon and either a click handler or an open path';
const LINK = 'A menu link needs href, label and icon';
const action = { kind: 'action', label: 'Export', icon: 'download' };
const link = { kind: 'link', label: { en: 'Help', de: 'Hilfe' }, icon: 'help', href: 'https://example.com' };

test.each<[string, MenuItemInput, string | null]>([
  ['an action with a click handler', { ...action, onClick: () => {} }, null],
  ['an action with an open path', { ...action, open: 'settings' }, null],
  ['an action without handler and path', action, ACTION],
  ['an action with a blank path', { ...action, open: ' ' }, ACTION],
  ['an action whose handler is not a function', { ...action, onClick: 'save' }, ACTION],
  ['an action without a label', { ...action, label: '', open: '/a' }, ACTION],
  ['an action without an icon', { ...action, icon: undefined, open: '/a' }, ACTION],
  ['a link', link, null],
  ['a link without href', { ...link, href: undefined }, LINK],
  ['a link without an icon', { ...link, icon: '' }, LINK],
  ['a link with a label missing in one language', { ...link, label: { en: 'Help', de: ' ' } }, LINK],
  ['a link with an empty map of labels', { ...link, label: {} }, LINK],
  ['a link without a label', { ...link, label: null }, LINK],
  ['neither action nor link', { label: 'a', icon: 'b', href: 'c' }, 'A menu item is an action or a link'],
])('%s', (_what, item, problem) => expect(menuItemProblem(item)).toBe(problem));

test('an open path begins with a slash', () => {
  expect(['settings', '/settings', ' risk-flow '].map(menuPath)).toEqual(['/settings', '/settings', '/risk-flow']);
});
