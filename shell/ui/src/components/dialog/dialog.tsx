import { useState } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import type { DialogProps } from './dialog-part.tsx';
import { useOverlay } from './use-overlay.ts';

/**
 * A modal dialog: takes the focus, keeps it inside, and gives it back to where it was. Escape and a click outside
 * close the topmost. At most 90% of the screen's height. The page behind keeps its scroll bar, so that nothing moves.
 */
export function Dialog(props: DialogProps) {
  const { opened, onClose } = props;
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);
  const overlay = useOverlay(opened, onClose);
  const overlays = useOverlays(used);
  return overlays && <overlays.DialogPart {...props} overlay={overlay} />;
}
