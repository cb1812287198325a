import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { useBelow } from '../popover/use-below.ts';
import { FigureFrame, type FigureState } from '../figure-frame/figure-frame.tsx';

export interface GraphFrameProps {
  title: string;
  description?: ReactNode;
  /** A line above the graph that says what it shows, e.g. '4 assets, 6 scenarios'. */
  summary?: ReactNode;
  /** In the heading, e.g. zoom and filters. */
  actions?: ReactNode;
  state?: FigureState;
  /** Height in pixels reserved for the graph. */
  height?: number;
  /** The same as text, e.g. what is connected with what: 'Show as list'. */
  list: ReactNode;
  /** The graph; its code may arrive later (`React.lazy`). */
  children: ReactNode;
}

/** Around a graph of connected records: title, what stands there while it loads, when it is empty or has failed, and the same as a list, which comes first on a phone. */
export function GraphFrame({ list, height = 420, ...rest }: GraphFrameProps) {
  const t = useTexts();
  const narrow = useBelow(640);
  return <FigureFrame {...rest} height={height} textFirst={narrow} alternative={{ content: list, show: t('figure.asList'), hide: t('figure.asGraph') }} />;
}
