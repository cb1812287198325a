import { useTexts } from '../../provider/kit-context.ts';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
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
  if (page === undefined || rows === undefined || page.to === 0) return null;
  const { from, to } = page;
  return (
    <nav {...BOTTOM_BAR} className={classes.foot} aria-label={t('table.pages')}>
      <output className={classes.range}>
        {total === undefined ? t('table.rangeOpen', { from, to }) : t('table.range', { from, to, total })}
      </output>
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
      <span className={classes.pages}>
        <IconButton
          size="sm"
          variant="default"
          icon="chevron-left"
          label={t('table.previous')}
          onClick={page.onPrevious}
          disabled={!page.hasPrevious}
        />
        <IconButton
          size="sm"
          variant="default"
          icon="chevron-right"
          label={t('table.next')}
          onClick={page.onNext}
          disabled={!page.hasNext}
        />
      </span>
    </nav>
  );
}
