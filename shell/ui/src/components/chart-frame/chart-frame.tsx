import { useTexts } from '../../provider/kit-context.ts';
import { FigureFrame, type FigureProps } from '../figure-frame/figure-frame.tsx';
import { ChartTable, type ChartData } from './chart-table.tsx';

export interface ChartFrameProps extends FigureProps {
  /** Height in pixels reserved for the chart. */
  height?: number;
  /** The same as a table: 'Show as table'. Leave it out only where the numbers stand beside the chart already. */
  table?: ChartData;
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
