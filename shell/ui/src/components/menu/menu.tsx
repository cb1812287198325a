import type { ReactElement } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import { useTrigger } from '../../overlays/use-trigger.tsx';
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
  const { button, id, element, opened, setOpened, used } = useTrigger(trigger, 'menu');
  const overlays = useOverlays(used);
  return (
    <>
      {button}
      {overlays && (
        <overlays.MenuPart
          id={id}
          button={element}
          opened={opened}
          onChange={setOpened}
          entries={entries}
          heading={heading}
          side={side}
          width={width}
        />
      )}
    </>
  );
}
