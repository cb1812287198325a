import type { Risk } from '@parapet/contracts';
import { useRiskColumns, useImport } from '@parapet/domain-ui';
import { useAfterIdle, useFormat, useListState, useTableView } from '@parapet/sdk';
import {
  Button,
  DataTableViewMenu,
  FillPage,
  FilterChips,
  focusRow,
  LoadingState,
  PageHeader,
  PanelLayout,
  PHONE,
  shownColumns,
  useBelow,
  useRowSelection,
  lazyPart,
} from '@parapet/ui';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Columns } from './cells/editable-cells.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useRiskChips } from './filters/use-risk-chips.ts';
import { useRiskFacets } from './filters/use-risk-facets.ts';
import { neighborsOf } from './neighbors.ts';
import { RISK_TABLE, riskList, type RiskListState } from './risk-list.ts';
import { RegisterMenu } from './registers/register-menu.tsx';
import classes from './risk-register.module.css';
import { RiskTable } from './rows/risk-table.tsx';
import { useArchiveRisk } from './rows/use-archive-risk.ts';
import { useRiskRows, type RiskRows } from './rows/use-risk-rows.ts';
import { useDeleteRisk } from './use-delete-risk.ts';
import { useShownTable } from './use-shown-table.ts';
import { useRegisterView } from './use-register-view.ts';
import { useFilterPanel } from './use-filter-panel.ts';

/** Loaded where there are no rows. */
const NoRows = lazyPart(async () => ({ default: (await import('./rows/no-rows.tsx')).NoRows }));

/** Loaded with the first selection. */
const RiskBulk = lazyPart(async () => ({ default: (await import('./bulk/risk-bulk.tsx')).RiskBulk }));

/** Loaded with the first risk that is opened. */
const RiskPanel = lazyPart(async () => ({ default: (await import('./risk-panel.tsx')).RiskPanel }));

/** Loaded once the rows are there. */
const InTable = lazyPart(async () => ({ default: (await import('./in-table.tsx')).InTable }));

/** Loaded once the rows are there. */
const ExportMenu = lazyPart(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }));

/** Loaded on a phone. */
const FileMenu = lazyPart(async () => ({ default: (await import('./file-menu.tsx')).FileMenu }));

/** Loaded when the matrix takes the place of the list. */
const RiskMatrix = lazyPart(async () => ({ default: (await import('./matrix-view/risk-matrix.tsx')).RiskMatrix }));

/** Width of the window, in CSS pixels, from which on there is room for the names of assets and scenarios. */
const ROOMY = 1700;
/** Below these widths the buttons above the list are icons, alone and beside an open panel, so that they stay in one row. */
const TIGHT = 800;
const TIGHT_BESIDE = 1400;
const NO_ROWS: readonly Risk[] = [];

/** The list or the matrix fills the window, with the filters or one risk beside it. */
export function RiskRegister({ onEdit, more }: { onEdit: (id: string) => void; more: (riskId: string) => ReactNode }) {
  const t = useTexts();
  const own = useTableView(RISK_TABLE);
  const [shown, show] = useRegisterView();
  const isMatrix = shown === 'matrix';
  const list = useListState(riskList, own.sort);
  const isPhone = useBelow(PHONE);
  const isNarrow = useBelow(TIGHT);
  const { entry: imports, dialog: importDialog } = useImport('risks');
  const plain = useRiskColumns(list.hrefOf, { wide: !useBelow(ROOMY) });
  const view = useShownTable(own, plain);
  const shownIds = shownColumns(plain, view.columns).map(({ id }) => id);
  const rows = useRiskRows(list, view.columns);
  const [cells, setCells] = useState<((columns: Columns) => Columns) | null>(null);
  const onCells = useCallback((editable: typeof cells) => setCells(() => editable), []);
  const columns = useMemo(() => cells?.(plain) ?? plain, [cells, plain]);
  const { chips, chosen } = useRiskChips(list);
  const filters = useFilterPanel(list.opened !== '', list.close);
  const isEmpty = rows.risks.data?.total === 0;
  const counts = useRiskFacets(list, (filters.opened && list.opened === '') || isEmpty);
  const facets = counts.data;
  const remove = useDeleteRisk();
  const painted = useAfterIdle(!rows.risks.isPending);
  // The panel stays mounted when it is closed, because it gives the focus back.
  const [hasOpened, setHasOpened] = useState(false);
  if (list.opened !== '' && !hasOpened) setHasOpened(true);
  const { archive, unarchive } = useArchiveRisk();
  const items = rows.rows ?? NO_ROWS;
  const total = rows.risks.data?.total;
  const { value: selected, onChange, count } = useRowSelection(list.filterRequest, total);
  // The bar stays mounted as well, because the dialogs of a change outlast the selection.
  const [hasSelected, setHasSelected] = useState(false);
  if (count > 0 && !hasSelected) setHasSelected(true);
  const bar = hasSelected && (
    <Suspense fallback={null}>
      <RiskBulk list={list} rows={items} selected={selected} count={count} onSelect={onChange} />
    </Suspense>
  );

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
  const actions = {
    onEdit,
    onArchive: (risk: Risk) => void archive(risk),
    onUnarchive: (risk: Risk) => void unarchive(risk),
    onDelete: (risk: Risk) => void onDelete(risk),
  };
  const isTight = useBelow(TIGHT_BESIDE) && (isNarrow || filters.opened || list.opened !== '');
  const exportLater = (
    <Button icon="download" iconOnly={isTight} disabled>
      {t('export.label')}
    </Button>
  );
  const ids = selected.kind === 'ids' ? selected.ids : null;
  const empty = (
    <Suspense fallback={null}>
      <NoRows list={list} chips={chips} chosen={chosen} facets={facets} />
    </Suspense>
  );
  return (
    <FillPage>
      <PanelLayout
        panel={
          <>
            <FilterPanel
              list={list}
              table={{ columns: plain, view }}
              opened={filters.opened && list.opened === ''}
              onClose={filters.toggle}
              counts={counts}
              ready={painted}
            />
            {hasOpened && (
              <Suspense fallback={null}>
                <RiskPanel
                  id={list.opened}
                  rows={items}
                  first={rows.page.from}
                  total={total}
                  onOpen={list.open}
                  onClose={close}
                  more={more}
                  {...actions}
                />
              </Suspense>
            )}
          </>
        }
      >
        <div className={classes.list}>
          <div className={classes.head}>
            <PageHeader
              title={t('risk-register.title')}
              count={<Count list={list} rows={rows} />}
              actions={
                <div className={classes.actions}>
                  <RegisterMenu list={list} tight={isTight} />
                  <Button onClick={() => show(isMatrix ? 'list' : 'matrix')}>
                    {t(isMatrix ? 'risk-register.as-list' : 'matrix.short')}
                  </Button>
                  {!isPhone && (
                    <Button
                      icon="upload"
                      iconOnly={isTight}
                      disabledReason={imports.disabledReason}
                      onClick={() => imports.onSelect?.()}
                    >
                      {imports.label}
                    </Button>
                  )}
                  {!isPhone && (
                    <Suspense fallback={exportLater}>
                      {painted ? <ExportMenu list={list} columns={shownIds} iconOnly={isTight} /> : exportLater}
                    </Suspense>
                  )}
                  {!isPhone && !isMatrix && (
                    <DataTableViewMenu
                      columns={columns}
                      columnState={view.columns}
                      onColumnState={view.setColumns}
                      density={view.density}
                      onDensity={view.setDensity}
                    />
                  )}
                  <Button icon="filter" iconOnly={isPhone} aria-expanded={filters.opened} onClick={filters.toggle}>
                    {chosen === 0 ? t('risk-register.filters') : t('risk-register.filters-count', { count: chosen })}
                  </Button>
                  {isPhone && (
                    <Suspense fallback={null}>
                      <FileMenu list={list} columns={shownIds} imports={imports} />
                    </Suspense>
                  )}
                </div>
              }
            />
            <div className={classes.line}>
              <FilterChips filters={chips} onClear={list.clear} />
              {painted && !isPhone && !isMatrix && (
                <Suspense fallback={null}>
                  <InTable list={list} rows={items} onCells={onCells} />
                </Suspense>
              )}
            </div>
          </div>
          <div className={classes.table}>
            {isMatrix ? (
              <Suspense fallback={<LoadingState shape="lines" />}>
                <RiskMatrix
                  list={list}
                  selected={items.filter(({ id }) => ids?.has(id))}
                  onOpen={list.open}
                  empty={empty}
                />
              </Suspense>
            ) : (
              <RiskTable
                list={list}
                rows={rows}
                columns={columns}
                view={view}
                resizable={painted}
                selection={{ value: selected, onChange, ...(total !== undefined && { matching: total }), bar }}
                empty={empty}
                {...actions}
              />
            )}
          </div>
        </div>
      </PanelLayout>
      {/* Not beside its button, which is another one on a phone: a turned phone keeps the chosen file. */}
      {importDialog}
    </FillPage>
  );
}

function Count({ list, rows: { risks, all } }: { list: RiskListState; rows: RiskRows }) {
  const t = useTexts();
  const format = useFormat();
  const total = risks.data?.total;
  if (total === undefined || all === undefined) return null;
  if (!list.isFiltered) return t('risk-register.count', { count: total });
  return t('risk-register.count-of', { shown: format.number(total), count: all });
}
