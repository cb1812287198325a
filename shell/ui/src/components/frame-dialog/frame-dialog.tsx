import { useOverlays } from '../../overlays/use-overlays.ts';
import { Dialog } from '../dialog/dialog.tsx';
import type { FrameDialogProps } from './frame-part.tsx';

/**
 * Another page in a dialog, e.g. the sign-in that the identity provider supplies. A page of our own origin decides by its `<main>` how high
 * the frame is, and Escape closes the dialog from inside too.
 */
export function FrameDialog({ opened, ...frame }: FrameDialogProps) {
  return (
    <Dialog opened={opened} onClose={frame.onClose} title={frame.title} size="sm">
      <Frame {...frame} />
    </Dialog>
  );
}

/** Rendered in an open dialog, whose code is loaded by then. */
function Frame(frame: Omit<FrameDialogProps, 'opened'>) {
  const overlays = useOverlays(true);
  return overlays && <overlays.FramePart {...frame} />;
}
