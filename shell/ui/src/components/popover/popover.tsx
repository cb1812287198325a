import { useOverlays } from '../../overlays/use-overlays.ts';
import { useTrigger } from '../../overlays/use-trigger.tsx';
import { useOverlay } from '../dialog/use-overlay.ts';
import type { PopoverProps } from './popover-part.tsx';
import { PHONE, useBelow } from './use-below.ts';

/**
 * Content behind a button: takes the focus, closes with Escape or a click outside, and gives the focus back. Below
 * 640 px it is a sheet at the bottom of the screen.
 *
 * @example
 * <Popover trigger={<Button icon="columns">Columns</Button>} label="Columns">
 *   {(close) => <ColumnChoice onDone={close} />}
 * </Popover>
 */
export function Popover({ trigger, children, ...part }: PopoverProps) {
  const phone = useBelow(PHONE);
  const { button, id, element, opened, setOpened, used } = useTrigger(trigger, 'dialog');
  const { closeOnEscape } = useOverlay(opened, () => setOpened(false));
  const overlays = useOverlays(used);
  return (
    <>
      {button}
      {overlays && (
        <overlays.PopoverPart
          {...part}
          id={id}
          button={element}
          opened={opened}
          onChange={setOpened}
          closeOnEscape={closeOnEscape}
          sheet={phone}
        >
          {typeof children === 'function' ? children(() => setOpened(false)) : children}
        </overlays.PopoverPart>
      )}
    </>
  );
}
