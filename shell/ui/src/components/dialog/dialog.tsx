import { useState, type ReactNode } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import { useOverlay } from './use-overlay.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** 440, 560, 760 or 1040 px wide; below 640 px all but `sm` fill the screen. */
  size?: DialogSize;
  /** The height does not follow the content: for tabs and other content that changes. */
  fixedHeight?: boolean;
  /** The content has its own padding and scrolls by itself, as `Tabs` with `fill` do. */
  flush?: boolean;
  /** `alertdialog` for questions that stop the work. */
  role?: 'dialog' | 'alertdialog';
}

/** A `<header>` outside of the page's own would be a second banner of the document. */
export const NO_LANDMARK = { role: 'presentation' } as const;

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
