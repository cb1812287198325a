import type { Risk } from '@parapet/contracts';
import { useRiskColumns } from '@parapet/domain-ui';
import { useFormat, useListState, useTableView, useUrlState } from '@parapet/sdk';
import { BESIDE, Button, DataTableViewMenu, FilterChips, NoMatchState, PageHeader, PanelLayout, PHONE, useBelow } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import { focusRow, neighborsOf } from './neighbors.ts';
import { riskList, type RiskListState } from './risk-list.ts';
import { RiskPanel } from './risk-panel.tsx';
import classes from './risk-register.module.css';
import { RiskTable } from './risk-table.tsx';
import { useDeleteRisk } from './use-delete-risk.ts';
import { useRiskChips } from './use-risk-chips.ts';
import { useRiskRows, type RiskRows } from './use-risk-rows.ts';

/** The list fills the window, with the filters or one risk beside it. */
export function RiskRegister({ onEdit }: { onEdit: (id: string) => void }) {
  const t = useTexts();
  const list = useListState(riskList);
  const view = useTableView('riskRegister');
  const rows = useRiskRows(list);
  const columns = useRiskColumns(list.hrefOf);
  const { chips, chosen } = useRiskChips(list);
  const isPhone = useBelow(PHONE);
  const filters = useFilterPanel();
  const remove = useDeleteRisk();
  const items = rows.risks.data?.items ?? [];

  const close = () => {
    list.close();
    focusRow(list.opened);
  };
  const onDelete = async (risk: Risk) => {
    const { next, previous } = neighborsOf(items, risk.id);
    if (!(await remove(risk))) return;
    if (list.opened === risk.id) list.close();
    focusRow((next ?? previous)?.id);
  };
  const actions = { onEdit, onDelete: (risk: Risk) => void onDelete(risk) };
  return (
    <div className={classes.page}>
      <PanelLayout
        panel={
          <>
            <FilterPanel list={list} opened={filters.opened && list.opened === ''} onClose={filters.toggle} total={rows.risks.data?.total} />
            <RiskPanel id={list.opened} rows={items} onOpen={list.open} onClose={close} {...actions} />
          </>
        }
      >
        <div className={classes.list}>
          <div className={classes.head}>
            <PageHeader
              title={t('risk-register.title')}
              count={<Count list={list} rows={rows} />}
              actions={
                <>
                  {!isPhone && <DataTableViewMenu columns={columns} columnState={view.columns} onColumnState={view.setColumns} density={view.density} onDensity={view.setDensity} />}
                  <Button icon="filter" aria-expanded={filters.opened} onClick={filters.toggle}>
                    {chosen === 0 ? t('risk-register.filters') : t('risk-register.filters-count', { count: chosen })}
                  </Button>
                </>
              }
            />
            <FilterChips filters={chips} onClear={list.clear} />
          </div>
          <div className={classes.table}>
            <RiskTable list={list} rows={rows} columns={columns} view={view} noMatch={<NoMatchState title={t('risk-register.no-match', { count: chosen })} filters={chips} onClear={list.clear} />} {...actions} />
          </div>
        </div>
      </PanelLayout>
    </div>
  );
}

/** Whether the filters are shown; from the start only where there is room beside the list. */
function useFilterPanel() {
  const isOver = useBelow(BESIDE);
  const [chosen, choose] = useUrlState('filters', '');
  const opened = isOver ? chosen === 'open' : chosen !== 'closed';
  const onlyWhenChosen = opened ? '' : 'open';
  const unlessChosen = opened ? 'closed' : '';
  return { opened, toggle: () => choose(isOver ? onlyWhenChosen : unlessChosen) };
}

function Count({ list, rows: { risks, all } }: { list: RiskListState; rows: RiskRows }) {
  const t = useTexts();
  const format = useFormat();
  const total = risks.data?.total;
  if (total === undefined || all === undefined) return null;
  if (!list.isFiltered) return t('risk-register.count', { count: total });
  return t('risk-register.count-of', { shown: format.number(total), count: all });
}
