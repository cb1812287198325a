import { useRef, useState, type ReactEventHandler } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Skeleton } from '../../primitives/primitives.ts';
import classes from './frame-dialog.module.css';
import { useFramedPage } from './use-framed-page.ts';

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

/** The content of a {@link FrameDialog}, loaded together with dialogs. */
export function FramePart({ onClose, title, src, height = 420 }: Omit<FrameDialogProps, 'opened'>) {
  const t = useTexts();
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const framed = useFramedPage(onClose);
  /** Has the focus until the page is there: keys that go into an empty frame are lost, Escape too. */
  const waiting = useRef<HTMLDivElement>(null);
  const loading = loadedSrc !== src;
  const onLoad: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget }) => {
    setLoadedSrc(src);
    framed.watch(currentTarget);
    const { activeElement } = document;
    // Not when the person has moved the focus elsewhere in the meantime, e.g. to the close button.
    if (activeElement === waiting.current || activeElement === currentTarget || activeElement === document.body)
      framed.focusIn(currentTarget);
  };
  return (
    <div
      ref={waiting}
      tabIndex={-1}
      data-autofocus
      className={classes.root}
      style={{ height: loading ? height : (framed.height ?? height) }}
      aria-busy={loading}
    >
      {loading && (
        <output className={classes.skeleton} aria-label={t('loading')}>
          <Skeleton height={18} width="30%" />
          <Skeleton height={34} mt={6} />
          <Skeleton height={18} mt={20} width="30%" />
          <Skeleton height={34} mt={6} />
          <Skeleton height={34} mt={24} />
        </output>
      )}
      <iframe className={classes.frame} src={src} title={title} onLoad={onLoad} />
    </div>
  );
}
