import { RISK_SEVERITIES, RISK_STATUS_GROUPS } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFilterProfiles, useNotify, useSearchBox } from '@parapet/sdk';
import { FilterMenu, SavedViews, SearchBox } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './risk-filters.module.css';
import type { RiskListState } from './risk-list.ts';
import { useFilterNames } from './use-risk-chips.ts';

/** Worst first. */
const SEVERITIES = RISK_SEVERITIES.toReversed();

/** Search, saved profiles and filters of the register. */
export function RiskFilters({ list }: { list: RiskListState }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { q, severity, status } = list.filters;
  const box = useSearchBox(q, (text) => list.setFilters({ q: text }));
  return (
    <div className={classes.root}>
      <SearchBox {...box} label={t('risk-register.search')} />
      <Profiles list={list} />
      <div className={classes.rows}>
        <FilterMenu
          variant="row"
          label={words('field.severity')}
          value={severity}
          options={SEVERITIES.map((value) => ({ value, label: words(`severity.${value}`) }))}
          onChange={(chosen) => list.setFilters({ severity: chosen })}
        />
        <FilterMenu
          variant="row"
          label={words('field.status')}
          value={status}
          options={RISK_STATUS_GROUPS.map((value) => ({ value, label: words(`status.${value}`) }))}
          onChange={(chosen) => list.setFilters({ status: chosen })}
        />
      </div>
    </div>
  );
}

function Profiles({ list }: { list: RiskListState }) {
  const t = useTexts();
  const notify = useNotify();
  const { onSave, onSaveAs, onRename, onDelete, ...profiles } = useFilterProfiles(list, useFilterNames());
  const report = () => notify.error(t('risk-register.profile-failed'));
  const reportAndRefuse = (error: unknown): never => {
    report();
    throw error;
  };
  return (
    <SavedViews
      {...profiles}
      onSave={() => void onSave().catch(report)}
      onSaveAs={(name) => onSaveAs(name).catch(reportAndRefuse)}
      onRename={(id, name) => onRename(id, name).catch(reportAndRefuse)}
      onDelete={(id) => void onDelete(id).catch(report)}
    />
  );
}
