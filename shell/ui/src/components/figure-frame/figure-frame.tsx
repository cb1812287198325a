import { Suspense, useState, type ReactNode } from 'react';
import { Skeleton } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Muted } from '../muted/muted.tsx';
import { FigureBoundary } from './figure-boundary.tsx';
import classes from './figure-frame.module.css';

/** What can be shown in the place of a chart or a graph. */
export type FigureState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** Nothing to draw, and why. */
  | { kind: 'empty'; title: string; message?: ReactNode; action?: ReactNode }
  | { kind: 'error'; message?: ReactNode; requestId?: string; onRetry?: () => void };

/** What every titled figure takes. */
export interface FigureProps {
  title: string;
  /** Beside the title. */
  description?: ReactNode;
  /** A line above the drawing that says what it shows, e.g. '11 completed, 23 Oct to 22 Nov'. */
  summary?: ReactNode;
  /** In the heading, before the switch. */
  actions?: ReactNode;
  state?: FigureState;
  /** The drawing; its code may arrive later (`React.lazy`). */
  children: ReactNode;
}

export interface FigureFrameProps extends FigureProps {
  /** Height in pixels reserved for the drawing, so that nothing moves when it arrives. */
  height: number;
  /** The content of the drawing as text, and the labels of the button that switches between drawing and text. */
  alternative?: { content: ReactNode; show: string; hide: string };
  /** Shows the text until the person asks for the drawing. */
  textFirst?: boolean;
}

const READY: FigureState = { kind: 'ready' };

/** A titled drawing with a text alternative. Internal: what ChartFrame and GraphFrame have in common. */
export function FigureFrame({
  title,
  description,
  summary,
  actions,
  state = READY,
  height,
  children,
  alternative,
  textFirst = false,
}: FigureFrameProps) {
  const [chosen, setAsText] = useState<boolean | null>(null);
  const asText = chosen ?? textFirst;
  const switchable = state.kind === 'ready' && alternative !== undefined;
  return (
    <Card
      title={title}
      description={description}
      padding="none"
      actions={
        actions === undefined && !switchable ? undefined : (
          <>
            {actions}
            {switchable && (
              <Button size="sm" variant="subtle" className={classes.switch} onClick={() => setAsText(!asText)}>
                {asText ? alternative.hide : alternative.show}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.body} aria-busy={state.kind === 'loading' || undefined}>
        {state.kind === 'ready' ? (
          <>
            {summary !== undefined && <Summary>{summary}</Summary>}
            {switchable && asText ? alternative.content : <Drawing {...{ height, alternative }}>{children}</Drawing>}
          </>
        ) : (
          <div className={classes.state} style={{ minHeight: height }}>
            <Placeholder state={state} height={height} />
          </div>
        )}
      </div>
    </Card>
  );
}

function Drawing({ height, alternative, children }: Pick<FigureFrameProps, 'height' | 'alternative' | 'children'>) {
  const t = useTexts();
  const instead = (
    <>
      <Summary>{t('figure.failed')}</Summary>
      {alternative?.content}
    </>
  );
  return (
    <FigureBoundary instead={instead}>
      <Suspense fallback={<Loading height={height} />}>
        <div style={{ minHeight: height }}>{children}</div>
      </Suspense>
    </FigureBoundary>
  );
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <Muted as="p" mb="0.625rem" lh="1.25rem">
      {children}
    </Muted>
  );
}

function Loading({ height }: { height: number }) {
  const t = useTexts();
  return (
    <output className={classes.loading} aria-label={t('loading')}>
      <Skeleton height={height} />
    </output>
  );
}

function Placeholder({ state, height }: { state: Exclude<FigureState, { kind: 'ready' }>; height: number }) {
  if (state.kind === 'loading') return <Loading height={height} />;
  if (state.kind === 'empty') {
    const { title, message, action } = state;
    return <EmptyState size="sm" icon="dashboard" title={title} message={message} action={action} />;
  }
  const { message, requestId, onRetry } = state;
  return <ErrorState size="sm" message={message} requestId={requestId} onRetry={onRetry} />;
}
