import { Menu } from '@mantine/core';
import { MenuEntries } from '../../menu/menu-entries.tsx';
import { MENU_LOOK } from '../../menu/menu-look.ts';
import type { MenuEntry } from '../../menu/menu-entry.ts';

export interface Place {
  id: string;
  button: HTMLElement;
  /** Rectangle of the button in the viewport. */
  box: DOMRect;
  /** Names the menu. */
  name: string;
}

interface RowMenuPartProps {
  place: Place;
  onClose: () => void;
  entries: readonly MenuEntry[];
}

export function RowMenuPart({ place, onClose, entries }: RowMenuPartProps) {
  const { left, top, width, height } = place.box;
  return (
    <Menu
      key={place.id}
      {...MENU_LOOK}
      returnFocus={false}
      opened
      onChange={(opened) => opened || onClose()}
      position="bottom-end"
      width={220}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span
          aria-hidden="true"
          aria-label={place.name}
          style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuEntries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  );
}
