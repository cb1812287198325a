import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { MenuEntries } from './menu-entries.tsx';
import classes from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** A path of the product. */
  to?: string;
  /** An address outside the product. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Why it cannot be done now: disables the entry and stands under its label, where arrow keys reach it. */
  disabledReason?: string;
  /** Entries that are one of several: the chosen one has a tick. */
  checked?: boolean;
  /** Draws a line above the entry. */
  separated?: boolean;
}

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

/** Of every menu, wherever it hangs. */
export const MENU_LOOK = {
  shadow: 'md',
  offset: 4,
  returnFocus: true,
  loop: true,
  // A menu may hold entries only.
  withInitialFocusPlaceholder: false,
  // In its place instead of at the end of the document, where it would belong to no landmark.
  withinPortal: false,
  floatingStrategy: 'fixed',
  classNames: { dropdown: classes.dropdown, item: classes.item, itemLabel: classes.itemLabel, divider: classes.divider, label: classes.heading },
} as const;

/**
 * Actions behind a button; arrow keys, Home, End, type-ahead and Escape work.
 *
 * @example
 * <Menu
 *   trigger={<IconButton icon="dots" label="Actions for Flood" />}
 *   entries={[
 *     { id: 'edit', label: 'Edit Risk', icon: 'edit', onSelect: edit },
 *     { id: 'archive', label: 'Archive', icon: 'archive', disabledReason: 'Needs a completed flow' },
 *     { id: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true, onSelect: remove },
 *   ]}
 * />
 */
export function Menu({ trigger, entries, heading, side = 'bottom-end', width = 220 }: MenuProps) {
  return (
    <MantineMenu {...MENU_LOOK} position={side} width={width}>
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        <MenuEntries entries={entries} heading={heading} />
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
