import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement } from 'react';
import { KitLink } from '../../provider/kit-link.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
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

/** Actions behind a button; arrow keys, Home, End, type-ahead and Escape work. */
export function Menu({ trigger, entries, heading, side = 'bottom-end', width = 220 }: MenuProps) {
  return (
    <MantineMenu
      position={side}
      width={width}
      shadow="md"
      returnFocus
      loop
      // A menu may hold entries only.
      withInitialFocusPlaceholder={false}
      // In its place instead of at the end of the document, where it would belong to no landmark.
      withinPortal={false}
      floatingStrategy="fixed"
      classNames={{ dropdown: classes.dropdown, item: classes.item }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {heading !== undefined && <MantineMenu.Label>{heading}</MantineMenu.Label>}
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { to } = entry;
  const shared = {
    leftSection: entry.icon === undefined ? undefined : <Icon name={entry.icon} size={16} />,
    disabled: entry.disabled,
    'data-danger': entry.danger || undefined,
    onClick: entry.onSelect,
    children: entry.label,
  };
  return (
    <>
      {entry.separated && <MantineMenu.Divider />}
      {to !== undefined && <MantineMenu.Item {...shared} renderRoot={(props) => <KitLink {...props} to={to} />} />}
      {entry.href !== undefined && <MantineMenu.Item {...shared} component="a" href={entry.href} target="_blank" rel="noreferrer" />}
      {to === undefined && entry.href === undefined && <MantineMenu.Item {...shared} />}
    </>
  );
}
