import type { IconName } from '../icon/icon.tsx';

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
  /** Entries that are one of several: the chosen one has a tick, and the digits choose. */
  checked?: boolean;
  /** Draws a line above the entry. */
  separated?: boolean;
}
