import { useCallback, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import classes from './clamped-text.module.css';

export interface ClampedTextProps {
  text: string;
  /** Shown at first; default 4. */
  lines?: number;
}

/** A text of several lines, cut until the person asks for the rest. Line breaks are kept. */
export function ClampedText(props: ClampedTextProps) {
  // The key remounts the component for another text, which then starts cut again.
  return <Clamped key={props.text} {...props} />;
}

function Clamped({ text, lines = 4 }: ClampedTextProps) {
  const t = useTexts();
  const [opened, setOpened] = useState(false);
  const [cut, setCut] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => {
      if (element.dataset['clamped'] !== undefined) setCut(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      <p
        ref={watch}
        className={classes.text}
        dir="auto"
        style={opened ? undefined : { WebkitLineClamp: lines }}
        data-clamped={!opened || undefined}
      >
        {text}
      </p>
      {cut && (
        <button type="button" className={classes.more} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {t(opened ? 'text.less' : 'text.more')}
        </button>
      )}
    </div>
  );
}
