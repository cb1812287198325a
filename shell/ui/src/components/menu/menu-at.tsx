import { useEffect } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import type { MenuProps } from './menu-part.tsx';

export interface MenuAtProps extends Omit<MenuProps, 'trigger'> {
  /** The button that it belongs to; its id and name are those of the menu. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** A {@link Menu} for one of many buttons that share it, such as the cells of a table: open from the start, until it is closed. */
export function MenuAt({ anchor, entries, heading, side = 'bottom-start', width = 220, onClose }: MenuAtProps) {
  const overlays = useOverlays(true);
  useEffect(() => {
    // The menu takes the focus a moment after it is shown; until then keys come here.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    anchor.addEventListener('keydown', onKeyDown);
    return () => anchor.removeEventListener('keydown', onKeyDown);
  }, [anchor, onClose]);
  return (
    overlays && (
      <overlays.MenuPart
        id={anchor.id}
        button={anchor}
        opened
        onChange={(opened) => opened || onClose()}
        entries={entries}
        heading={heading}
        side={side}
        width={width}
      />
    )
  );
}
