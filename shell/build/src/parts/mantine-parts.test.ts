import { expect, it } from 'vitest';
import { usedParts, withoutUnusedParts } from './mantine-parts.ts';

const MENU = [
  'Menu.displayName = "@mantine/core/Menu";',
  'Menu.classes = Menu_module_default;',
  'Menu.Item = MenuItem;',
  'Menu.Search = MenuSearch;',
  'export { Menu };',
];

it('finds the parts that code uses, also of renamed components', () => {
  const code = "import { Menu as MantineMenu, Modal } from '@mantine/core';\n<MantineMenu.Item /><Modal.Root />";
  expect(usedParts(code)).toEqual(expect.arrayContaining(['Menu.Item', 'Modal.Root']));
});

it('does not count assignments and messages as uses', () => {
  expect(usedParts('Menu.Search = MenuSearch;\nthrow new Error("Menu.Sub must have children");')).toEqual([]);
});

it('removes only unused parts', () => {
  expect(
    withoutUnusedParts(MENU.join('\n'), new Set(['Menu.Item']))
      .split('\n')
      .filter(Boolean),
  ).toEqual(MENU.filter((line) => !line.includes('Search')));
});
