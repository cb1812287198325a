import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
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

/** Around a graph of connected records: title, what stands there while it loads, when it is empty or has failed, and the same as a list. */
export function GraphFrame({ list, height = 420, ...rest }: GraphFrameProps) {
  const t = useTexts();
  return <FigureFrame {...rest} height={height} alternative={{ content: list, show: t('figure.asList'), hide: t('figure.asGraph') }} />;
}
