import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { DataTablePage } from '../data-table/types.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BOTTOM_BAR } from '../toast/use-lift.ts';
import classes from './pager.module.css';

export interface PagerProps {
  page: DataTablePage;
  /** Entries on all pages. */
  total?: number | undefined;
  /** True where it stands on the page itself and not at the foot of a table or a card. */
  bare?: boolean;
  /** Between the range and the buttons. */
  children?: ReactNode;
}

/** Which entries of a list are shown, and the way to the other pages. */
export function Pager({ page, total, bare = false, children }: PagerProps) {
  const t = useTexts();
  const { from, to } = page;
  if (to === 0) return null;
  return (
    <nav {...BOTTOM_BAR} className={classes.root} data-bare={bare || undefined} aria-label={t('table.pages')}>
      <output className={classes.range}>
        {total === undefined ? t('table.rangeOpen', { from, to }) : t('table.range', { from, to, total })}
      </output>
      {children}
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
