import { useOverlays } from '../../overlays/use-overlays.ts';
import { Dialog } from '../dialog/dialog.tsx';

export interface FrameDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Title of the dialog and name of the frame. The page inside needs no heading and no way to close of its own. */
  title: string;
  /** Address of the page inside. */
  src: string;
  /** Height of the frame in pixels until its page is there, and of pages of other origins; never more than the screen leaves. */
  height?: number;
}

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
