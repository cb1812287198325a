import { useTexts } from '../../provider/kit-context.ts';
import { Pager } from '../pager/pager.tsx';
import type { DataTableProps } from './types.ts';
import classes from './data-table.module.css';

/** Which rows are shown, what keys do, and the way to the other pages. */
export function TableFoot<T>({
  page,
  total,
  rows,
  onRowOpen,
  selection,
}: Pick<DataTableProps<T>, 'page' | 'total' | 'rows' | 'onRowOpen' | 'selection'>) {
  const t = useTexts();
  if (page === undefined || rows === undefined) return null;
  return (
    <Pager page={page} total={total}>
      {onRowOpen !== undefined && (
        <span className={classes.keys} aria-hidden="true">
          <kbd>↑↓</kbd> {t('table.keyMove')} <kbd>{t('table.enter')}</kbd> {t('table.keyOpen')}
          {selection !== undefined && (
            <>
              {' '}
              <kbd>{t('table.space')}</kbd> {t('table.keySelect')}
            </>
          )}
        </span>
      )}
    </Pager>
  );
}
