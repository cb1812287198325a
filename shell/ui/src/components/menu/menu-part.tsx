import { Menu as MantineMenu } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Anchor } from '../../overlays/anchor.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MENU_LOOK } from './menu-look.ts';
import type { MenuEntry } from './menu-entry.ts';

export interface MenuProps {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Text above the entries that is no entry. */
  heading?: string;
  side?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  /** Width in pixels. */
  width?: number;
}

interface MenuPartProps extends Required<Pick<MenuProps, 'entries' | 'side' | 'width'>>, Pick<MenuProps, 'heading'> {
  /** Id of the button, which names the menu. */
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
      <MantineMenu.Dropdown onKeyDown={chooseByDigit}>
        <MenuEntries entries={entries} heading={heading} />
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

/** 1 chooses the first of the entries that have a tick, and so on. */
function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const choices = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]');
  choices[Number(event.key) - 1]?.click();
}
