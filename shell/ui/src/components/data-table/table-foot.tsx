import { useTexts } from '../../provider/kit-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DataTableProps } from './types.ts';
import classes from './data-table.module.css';

/** Which rows are shown, and the way to the others. */
export function TableFoot<T>({ page, total, rows }: Pick<DataTableProps<T>, 'page' | 'total' | 'rows'>) {
  const t = useTexts();
  if (page === undefined || rows === undefined || page.to === 0) return null;
  const { from, to } = page;
  return (
    <nav className={classes.foot} aria-label={t('table.pages')}>
      <output className={classes.range}>
        {total === undefined ? t('table.rangeOpen', { from, to }) : t('table.range', { from, to, total })}
      </output>
      <IconButton icon="chevron-left" label={t('table.previous')} onClick={page.onPrevious} disabled={!page.hasPrevious} />
      <IconButton icon="chevron-right" label={t('table.next')} onClick={page.onNext} disabled={!page.hasNext} />
    </nav>
  );
}
