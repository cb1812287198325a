import { BESIDE, Button, IconButton, SidePanel, useBelow } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './filter-panel.module.css';
import type { RiskListState } from './risk-list.ts';
import { RiskFilters } from './risk-filters.tsx';

interface FilterPanelProps {
  list: RiskListState;
  opened: boolean;
  onClose: () => void;
  /** Risks that match. */
  total: number | undefined;
}

/** The filters beside the register; over it where there is no room, a sheet on a phone. */
export function FilterPanel({ list, opened, onClose, total }: FilterPanelProps) {
  const t = useTexts();
  const isOver = useBelow(BESIDE);
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
              {t('risk-register.show', { count: total ?? 0 })}
            </Button>
          </>
        }
      >
        <RiskFilters list={list} />
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
      <RiskFilters list={list} />
    </search>
  );
}
