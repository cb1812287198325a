import { Menu as MantineMenu } from '@mantine/core';
import { useState } from 'react';
import { Anchor } from '../../overlays/anchor.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MENU_LOOK } from './menu-look.ts';
import type { MenuProps } from './menu.tsx';

interface MenuPartProps extends Required<Pick<MenuProps, 'entries' | 'side' | 'width'>>, Pick<MenuProps, 'heading'> {
  /** Of the button; names the menu. */
  id: string;
  button: HTMLElement | null;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

export function MenuPart({ id, button, opened, onChange, entries, heading, side, width }: MenuPartProps) {
  const [attached, setAttached] = useState(false);
  return (
    <MantineMenu {...MENU_LOOK} id={id} opened={attached && opened} onChange={onChange} position={side} width={width}>
      <MantineMenu.Target>
        <Anchor element={button} onAttached={() => setAttached(true)} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        <MenuEntries entries={entries} heading={heading} />
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
