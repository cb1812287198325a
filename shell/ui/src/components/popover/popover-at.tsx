import { useOverlays } from '../../overlays/use-overlays.ts';
import { useOverlay } from '../dialog/use-overlay.ts';
import type { PopoverProps } from './popover-part.tsx';
import { PHONE, useBelow } from './use-below.ts';

export interface PopoverAtProps extends Omit<PopoverProps, 'trigger'> {
  /** The button that it belongs to; it gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** A {@link Popover} for one of many buttons that share it, such as the cells of a table: open from the start, until it is closed. */
export function PopoverAt({ anchor, children, onClose, ...part }: PopoverAtProps) {
  const phone = useBelow(PHONE);
  const { closeOnEscape } = useOverlay(true, onClose);
  const overlays = useOverlays(true);
  return (
    overlays && (
      <overlays.PopoverPart
        {...part}
        id={anchor.id}
        button={anchor}
        opened
        onChange={(opened) => opened || onClose()}
        closeOnEscape={closeOnEscape}
        sheet={phone}
      >
        {typeof children === 'function' ? children(onClose) : children}
      </overlays.PopoverPart>
    )
  );
}
