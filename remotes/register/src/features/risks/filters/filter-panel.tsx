import { BESIDE, Button, IconButton, LoadingState, SidePanel, useBelow, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import classes from './filter-panel.module.css';
import type { RiskListState } from '../risk-list.ts';
import type { ShownTable } from '../views/use-views.ts';
import type { FacetsQuery } from './use-risk-facets.ts';

/** Loaded after the rows: nobody filters before there is a list. */
const RiskFilters = lazyPart(async () => ({ default: (await import('./risk-filters.tsx')).RiskFilters }));

interface FilterPanelProps {
  list: RiskListState;
  table: ShownTable;
  opened: boolean;
  onClose: () => void;
  counts: FacetsQuery;
  /** Whether the list is on the screen; until then the panel shows that it is loading. */
  ready: boolean;
}

/** The filters beside the register; over it where there is no room, a sheet on a phone. */
export function FilterPanel({ list, table, opened, onClose, counts, ready }: FilterPanelProps) {
  const t = useTexts();
  const isOver = useBelow(BESIDE);
  const loading = (
    <div className={classes.loading}>
      <LoadingState shape="lines" />
    </div>
  );
  const filters = ready ? (
    <Suspense fallback={loading}>
      <RiskFilters list={list} table={table} counts={counts} />
    </Suspense>
  ) : (
    loading
  );
  if (isOver) {
    return (
      <SidePanel
        opened={opened}
        onClose={onClose}
        title={t('risk-register.filters')}
        size="xs"
        footer={
          <>
            <Button onClick={list.clear} disabled={!list.isFiltered}>
              {t('risk-register.clear')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('risk-register.show', { count: counts.data?.total ?? 0 })}
            </Button>
          </>
        }
      >
        {filters}
      </SidePanel>
    );
  }
  if (!opened) return null;
  return (
    <search className={classes.panel} aria-label={t('risk-register.filters')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('risk-register.filters')}</h2>
        <IconButton size="sm" icon="close" label={t('risk-register.close-filters')} onClick={onClose} />
      </div>
      {filters}
    </search>
  );
}
