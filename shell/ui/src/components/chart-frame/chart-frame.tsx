import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { FigureFrame, type FigureState } from '../figure-frame/figure-frame.tsx';
import { ChartTable, type ChartData } from './chart-table.tsx';

export interface ChartFrameProps {
  title: string;
  description?: ReactNode;
  /** A line above the chart that says what it shows, e.g. '11 completed, 23 Oct to 22 Nov'. */
  summary?: ReactNode;
  actions?: ReactNode;
  state?: FigureState;
  /** Height in pixels reserved for the chart. */
  height?: number;
  /** The same as a table: 'Show as table'. Leave it out only where the numbers stand beside the chart already. */
  table?: ChartData;
  /** A chart of `@parapet/ui/charts`, loaded with `React.lazy`. */
  children: ReactNode;
}

/** The frame of a chart: title, loading, empty and error states, and the numbers as a table. */
export function ChartFrame({ title, table, height = 220, ...rest }: ChartFrameProps) {
  const t = useTexts();
  const alternative = table && {
    content: <ChartTable title={title} {...table} />,
    show: t('figure.asTable'),
    hide: t('figure.asChart'),
  };
  return <FigureFrame {...rest} title={title} height={height} alternative={alternative} />;
}
