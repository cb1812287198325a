import { useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, query, useDescribeError, useListPages, useListState, useQuery } from '@parapet/sdk';
import {
  ALL_ROWS,
  BulkBar,
  Card,
  countSelected,
  ErrorState,
  isSelected,
  LoadingState,
  NO_ROWS,
  NoMatchState,
  Pager,
  PanelLayout,
  SimpleGrid,
  withRows,
} from '@parapet/ui';
import { FilterChoice } from '@parapet/ui/filters';
import { useTexts } from '../../locales/use-texts.ts';
import { BulkProgress } from '../../items/bulk/bulk-progress.tsx';
import { useScenarioBulk } from '../../items/bulk/use-scenario-bulk.ts';
import { ItemFilters } from '../../items/list/item-filters.tsx';
import { SCENARIO_SORTS, scenarioList } from '../../items/list/item-lists.ts';
import { NoItems } from '../../items/list/no-items.tsx';
import { useDeleteItem } from '../../items/use-delete-item.tsx';
import { useLinkNames } from '../../items/list/use-link-names.ts';
import { useUsedValues } from '../../items/list/use-used-values.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import classes from './scenarios.module.css';

/** All risk scenarios as cards, with one of them beside the list. */
export function ScenariosTab() {
  const t = useTexts();
  const seeded = useSeededText();
  const describe = useDescribeError();
  const list = useListState(scenarioList);
  const { q, threat_actor, property_id } = list.filters;
  const scenarios = useQuery({ ...query('listRiskScenarios', { ...list.request }), placeholderData: keepPreviousData });
  const { options, onFind, loading } = useUsedValues('listThreatActors');
  const page = useListPages(list, scenarios);
  const nameOf = useLinkNames({ properties: property_id });
  const remove = useDeleteItem('scenarios', list);
  const chips = list.chips(
    (name) => t(`items.filter.${name}`),
    (name, text) => (name === 'property_id' ? nameOf(text) : name === 'threat_actor' ? seeded(text) : text),
  );
  const total = scenarios.data?.total;
  const { selection, progress } = useScenarioBulk({ filter: list.filterRequest, total });
  const { value, onChange } = selection;
  const items = scenarios.data?.items;
  const failure = scenarios.error ? describe(scenarios.error, t('scenarios.failed')) : null;
  return (
    <>
      <PanelLayout bordered panel={<ScenarioPanel list={list} rows={items ?? []} onDelete={remove.ask} />}>
        <section className={classes.root} aria-labelledby="scenarios-heading">
          <div className={classes.head}>
            <h2 id="scenarios-heading" className={classes.title}>
              {t('scenarios.title')}
            </h2>
            <ItemFilters
              searchLabel={t('scenarios.search')}
              q={q}
              onSearch={(text) => list.setFilters({ q: text })}
              chips={chips}
              onClear={list.clear}
              filter={{
                label: t('items.filter.threat_actor'),
                any: t('scenarios.all-actors'),
                options,
                value: threat_actor[0] ?? '',
                onChange: (value) => list.setFilters({ threat_actor: value === '' ? [] : [value] }),
                onFind,
                loading,
              }}
            >
              <FilterChoice
                label={t('scenarios.sort')}
                value={list.sort}
                options={SCENARIO_SORTS.map((value) => ({ value, label: t(`scenarios.sort.${value}`) }))}
                onChange={(sort) =>
                  list.setTableSort(
                    sort.startsWith('-') ? { id: sort.slice(1), direction: 'desc' } : { id: sort, direction: 'asc' },
                  )
                }
              />
            </ItemFilters>
          </div>
          {failure !== null && (
            <Card>
              <ErrorState
                message={failure.message}
                requestId={failure.requestId}
                onRetry={() => void scenarios.refetch()}
                retrying={scenarios.isFetching}
              />
            </Card>
          )}
          {items === undefined && failure === null && <LoadingState shape="cards" />}
          {items?.length === 0 && failure === null && (
            <Card>
              {list.isFiltered ? (
                <NoMatchState title={t('items.no-match')} filters={chips} onClear={list.clear} />
              ) : (
                <NoItems kind="scenarios" />
              )}
            </Card>
          )}
          {items !== undefined && items.length > 0 && (
            <>
              <SimpleGrid
                cols={{ base: 1, sm: list.opened === '' ? 2 : 1, lg: list.opened === '' ? 3 : 2 }}
                spacing="md"
                aria-busy={scenarios.isFetching}
              >
                {items.map((scenario) => (
                  <ScenarioCard
                    key={scenario.id}
                    scenario={scenario}
                    href={list.hrefOf(scenario.id)}
                    opened={list.opened === scenario.id}
                    onDelete={remove.ask}
                    selected={isSelected(value, scenario.id)}
                    onSelect={(on) => onChange(withRows(value, [scenario.id], on))}
                  />
                ))}
              </SimpleGrid>
              <Pager bare page={page} total={total} />
            </>
          )}
          <BulkBar
            count={countSelected(value, total)}
            all={value.kind === 'all'}
            matching={total}
            onSelectAll={() => onChange(ALL_ROWS)}
            onClear={() => onChange(NO_ROWS)}
            actions={selection.actions}
          />
        </section>
      </PanelLayout>
      {remove.dialog}
      <BulkProgress {...progress} />
    </>
  );
}
