import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Skeleton, Stack } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { rowsOf, type ListOption } from './option.ts';
import { OptionEntry } from './option-entry.tsx';
import type { Listbox } from './use-listbox.ts';
import classes from './listbox.module.css';

/** Loading state of a list, for options that have to be fetched. */
export interface ListState {
  /** Options are on their way: skeletons while there are none, else those there are. */
  loading?: boolean;
  /** Options could not be loaded: this text, and a button when there is `onRetry`. */
  loadError?: string | boolean | null;
  onRetry?: () => void;
  /** Shown when there are no options at all, in place of 'No options'. */
  emptyText?: ReactNode;
  /** Called when the end of the list comes into sight, for lists that are loaded page by page. */
  onReachEnd?: () => void;
}

interface VirtualListProps extends ListState {
  labelledBy: string;
  options: readonly ListOption[];
  isChosen: (index: number) => boolean;
  listbox: Listbox;
  query: string;
  multiple?: boolean;
}

const ROW = 34;
const HEADING = 28;

/** The open list of a combobox; only the options in sight are on the page. */
export function VirtualList(props: VirtualListProps) {
  const { query, loading = false, loadError, onRetry, emptyText, ...list } = props;
  const { options } = list;
  const t = useTexts();
  if (loadError) {
    return (
      <div className={`${classes.status} ${classes.failed}`} role="alert">
        {typeof loadError === 'string' ? loadError : t('options.failed')}
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (loading && options.length === 0) {
    return (
      <Stack gap="sm" p="0.625rem" role="status" aria-label={t('loading')}>
        {['60%', '75%', '45%'].map((width) => (
          <Skeleton key={width} height={14} width={width} />
        ))}
      </Stack>
    );
  }
  if (options.length === 0)
    return (
      <div className={classes.status}>
        {query.trim() === '' ? (emptyText ?? t('options.empty')) : t('options.noMatch', { query: query.trim() })}
      </div>
    );
  return <Rows {...list} busy={loading} />;
}

interface RowsProps extends Omit<VirtualListProps, 'query' | keyof ListState> {
  busy: boolean;
  onReachEnd?: () => void;
}

function Rows({ labelledBy, options, isChosen, listbox, multiple = false, busy, onReachEnd }: RowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(options), [options]);
  // oxlint-disable-next-line react/incompatible-library -- only says that React Compiler, which is not used here, would skip it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => ('heading' in (rows[index] ?? {}) ? HEADING : ROW),
    overscan: 6,
    useFlushSync: false,
  });
  const { active, byKey } = listbox;
  useEffect(() => {
    const row = rows.findIndex((one) => 'index' in one && one.index === active);
    if (byKey && row >= 0) virtual.scrollToIndex(row);
  }, [active, byKey, rows, virtual]);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const atEnd = !busy && last >= rows.length - 1;
  useEffect(() => {
    if (atEnd) onReachEnd?.();
  }, [atEnd, onReachEnd]);
  return (
    <div
      ref={box}
      id={listbox.listId}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      className={classes.list}
      // Pressing must not take the focus away from the control.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map((item) => {
          const row = rows[item.index];
          const place = {
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            transform: `translateY(${item.start}px)`,
          } as const;
          if (row === undefined) return null;
          return 'heading' in row ? (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              role="presentation"
              className={classes.heading}
              style={place}
              dir="auto"
            >
              {row.heading}
            </div>
          ) : (
            <OptionEntry
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              style={place}
              option={row.option}
              index={row.index}
              chosen={isChosen(row.index)}
              listbox={listbox}
              multiple={multiple}
              total={options.length}
            />
          );
        })}
      </div>
    </div>
  );
}
