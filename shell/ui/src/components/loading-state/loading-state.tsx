import { Skeleton } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import classes from './loading-state.module.css';

export interface LoadingStateProps {
  /** What is loading, e.g. 'Loading risk wizard…'; 'Loading…' by default. */
  label?: string;
  /** Shows the label instead of only reading it out. */
  labelShown?: boolean;
  /** Shape of what will come. */
  shape?: 'page' | 'lines' | 'cards';
}

/** Skeleton of content that is being loaded. */
export function LoadingState({ label, labelShown = false, shape = 'page' }: LoadingStateProps) {
  const t = useTexts();
  return (
    <div className={classes.root} data-loading>
      <output className={labelShown ? classes.label : classes.hidden}>{label ?? t('loading')}</output>
      {shape === 'page' && (
        <>
          <Skeleton height={28} width="min(16rem, 60%)" />
          <Skeleton height={14} width="min(28rem, 85%)" />
        </>
      )}
      {shape === 'cards' ? <Cards /> : <Lines />}
    </div>
  );
}

const WIDTHS = ['96%', '88%', '92%', '74%', '83%', '61%'];

function Lines() {
  return (
    <div className={classes.lines}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  );
}

function Cards() {
  return (
    <div className={classes.cards}>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} height={96} radius="lg" />
      ))}
    </div>
  );
}
