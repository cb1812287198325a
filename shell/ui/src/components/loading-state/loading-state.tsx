import { Skeleton, Stack } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import hidden from '../../primitives/hidden.module.css';
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
    <Stack gap="sm" data-loading>
      <output className={labelShown ? classes.label : hidden.hidden}>{label ?? t('loading')}</output>
      {shape === 'page' && (
        <>
          <Skeleton height={28} width="min(16rem, 60%)" />
          <Skeleton height={14} width="min(28rem, 85%)" />
        </>
      )}
      {shape === 'cards' ? <Cards /> : <Lines />}
    </Stack>
  );
}

const WIDTHS = ['96%', '88%', '92%', '74%', '83%', '61%'];

function Lines() {
  return (
    <Stack gap="sm" mt="sm">
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </Stack>
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
