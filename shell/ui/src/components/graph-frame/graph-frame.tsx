import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { useBelow } from '../popover/use-below.ts';
import { FigureFrame, type FigureProps } from '../figure-frame/figure-frame.tsx';

export interface GraphFrameProps extends FigureProps {
  /** Height in pixels reserved for the graph. */
  height?: number;
  /** The content of the graph as text, e.g. what is connected with what, offered by 'Show as list'. */
  list: ReactNode;
}

/** The frame of a graph of connected records: title, loading, empty and error states, and a list of the same, shown first on a phone. */
export function GraphFrame({ list, height = 420, ...rest }: GraphFrameProps) {
  const t = useTexts();
  const narrow = useBelow(640);
  return (
    <FigureFrame
      {...rest}
      height={height}
      textFirst={narrow}
      alternative={{ content: list, show: t('figure.asList'), hide: t('figure.asGraph') }}
    />
  );
}
