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
export function PopoverAt({
  anchor,
  label,
  children,
  side = 'bottom-start',
  width = 280,
  padding = 'md',
  onClose,
}: PopoverAtProps) {
  const phone = useBelow(PHONE);
  const { closeOnEscape } = useOverlay(true, onClose);
  const overlays = useOverlays(true);
  return (
    overlays && (
      <overlays.PopoverPart
        id={anchor.id}
        button={anchor}
        opened
        onChange={(opened) => opened || onClose()}
        closeOnEscape={closeOnEscape}
        sheet={phone}
        label={label}
        side={side}
        width={width}
        padding={padding}
      >
        {typeof children === 'function' ? children(onClose) : children}
      </overlays.PopoverPart>
    )
  );
}
