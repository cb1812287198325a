import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import type { ActiveFilter } from '../filter-bar/filter-chips.tsx';
import { EmptyState } from './empty-state.tsx';

export interface NoMatchStateProps {
  /** e.g. 'No risk matches 3 filters'. */
  title: string;
  /** The filters in force; those that can be removed are listed. */
  filters: readonly ActiveFilter[];
  /** The filter without which most entries would match, and how many. */
  relax?: { filterId: string; count: number };
  onClear: () => void;
}

/**
 * Nothing matches: names the filters and offers to remove the one that hides most.
 *
 * @example
 * <NoMatchState title="No risk matches 3 filters" filters={chips} relax={{ filterId: 'matrix', count: 4 }} onClear={clear} />
 */
export function NoMatchState({ title, filters, relax, onClear }: NoMatchStateProps) {
  const t = useTexts();
  const removable = filters.filter(({ onRemove }) => onRemove !== undefined);
  const hiding = removable.find(({ id }) => id === relax?.filterId);
  const words = removable
    .map(({ label, value }) => (value === undefined ? label : `${t('filter.named', { label })} ${value}`))
    .join(', ');
  return (
    <EmptyState
      icon="filter"
      title={title}
      message={
        <>
          <span dir="auto">{words}</span>
          {hiding !== undefined && relax !== undefined && (
            <div>{t('noMatch.without', { filter: hiding.label, count: relax.count })}</div>
          )}
        </>
      }
      action={
        <>
          {hiding !== undefined && (
            <Button onClick={hiding.onRemove}>{t('noMatch.relax', { filter: hiding.label })}</Button>
          )}
          <Button variant={hiding === undefined ? 'default' : 'subtle'} onClick={onClear}>
            {t('noMatch.clear')}
          </Button>
        </>
      }
    />
  );
}
