import { useRef, useState, type ReactEventHandler } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Skeleton } from '../../primitives/primitives.ts';
import type { FrameDialogProps } from './frame-dialog.tsx';
import classes from './frame-dialog.module.css';
import { useFramedPage } from './use-framed-page.ts';

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
