import { useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Skeleton } from '../../primitives/primitives.ts';
import classes from './frame-dialog.module.css';

export interface FrameDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Title of the dialog and name of the frame. */
  title: string;
  /** Address of the page inside. */
  src: string;
  /** Height of the frame in pixels; never more than the screen leaves. */
  height?: number;
}

/** Another page in a dialog, e.g. the sign-in that the identity provider supplies. */
export function FrameDialog({ opened, onClose, title, src, height = 560 }: FrameDialogProps) {
  const t = useTexts();
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const loading = loadedSrc !== src;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm">
      <div className={classes.root} style={{ height }} aria-busy={loading}>
        {loading && (
          <output className={classes.skeleton} aria-label={t('loading')}>
            <Skeleton height={20} width="50%" />
            <Skeleton height={36} mt={24} />
            <Skeleton height={36} mt={16} />
            <Skeleton height={36} mt={24} />
          </output>
        )}
        <iframe className={classes.frame} src={src} title={title} onLoad={() => setLoadedSrc(src)} data-autofocus />
      </div>
    </Dialog>
  );
}
