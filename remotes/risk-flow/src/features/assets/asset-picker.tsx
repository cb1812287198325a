import { ASSET_RISK_LEVELS, type Asset } from '@parapet/contracts';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { useNewItem } from '@parapet/domain-ui/forms';
import { failureOf, useCan, useConfirm, useFormat, useSearchBox } from '@parapet/sdk';
import { Box, Button, Card, EmptyState, ErrorState, FilterBar, Group, LoadingState, SelectionBox } from '@parapet/ui';
import { FilterMenu } from '@parapet/ui/filters';
import { useStable } from '@parapet/ui/forms';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ConnectRiskDialog } from '../../connect-risk/connect-risk-dialog.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { useRefusalText } from '../../session/use-refusal-text.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { useAssetFilters, useAssets, useAssetWords } from './asset-query.ts';
import { AssetRow, type NamedAsset } from './asset-row.tsx';
import { BroughtIn } from './brought-in.tsx';
import { MAX_ASSETS, useAssetSelection } from './use-asset-selection.ts';
import { useRange } from './use-range.ts';
import classes from './assets.module.css';

/** Maximum number of assets that one click selects. */
const ALL_FOUND = 200;

/** Selected assets that are shown before "Show all". */
const SHORT = 5;

/** Arrow keys move between the boxes of all rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  boxes[boxes.indexOf(event.target) + step]?.focus();
}

/** Chooses among all assets of the organization: those that are found, page by page, and below them the last of the selected ones. */
export function AssetPicker({ session }: { session: FlowSession }) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const confirm = useConfirm();
  const { flow, assetRefusal } = session;
  const refusalText = useRefusalText(assetRefusal);
  // One asset has its reason at its row; several have it once.
  const refusedRow = assetRefusal?.ids.length === 1 ? assetRefusal.ids[0] : undefined;
  const { filters, setQ, setType, setLevel, setStatus, reset, isFiltered } = useAssetFilters();
  const { found, assets, total, all } = useAssets(filters);
  const { types, statuses } = useAssetWords();
  const box = useSearchBox(filters.q, (text) => setQ(text));
  const selection = useAssetSelection(session);
  const [looked, setLooked] = useState<Asset | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [connected, setConnected] = useState<NamedAsset | null>(null);
  const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: seeded(value) }));
  const range = useRange(assets);
  const create = useCan()('assets', 'create');
  const newAsset = useNewItem((item) => {
    if ('linked_properties' in item && 'risk_level' in item) selection.add([item]);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = useRef<HTMLElement>(null);
  const selectedBoxes = () => [
    ...(selected.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
  ];
  const toggle = useStable(({ id, name }: NamedAsset, asset: Asset | null) => {
    const reached = asset === null ? [] : range.to(asset);
    if (selection.isSelected(id)) {
      const at = selectedBoxes().findIndex((box) => box === document.activeElement);
      selection.remove(id, name);
      // The row that had the focus goes: to the one that takes its place, or else to the heading of what can be chosen.
      if (at !== -1)
        requestAnimationFrame(() => (selectedBoxes()[at] ?? selectedBoxes().at(-1) ?? heading.current)?.focus());
    } else selection.add(reached.filter((one) => !selection.isSelected(one.id)));
  });
  const missing = assets.filter(({ id }) => !selection.isSelected(id)).slice(0, ALL_FOUND);
  const selectFound = async () => {
    const yes = await confirm({
      title: t('assets.select-found'),
      message: t('assets.select-found-message', { count: missing.length }),
      confirmLabel: t('assets.select-confirm'),
    });
    if (yes) selection.add(missing);
  };
  const countScenarios = (asset: Asset | null) =>
    asset === null
      ? null
      : (asset.scenario_count ??
        new Set(
          session.workspace.properties.flatMap(({ id, linked_scenarios }) =>
            asset.linked_properties.includes(id) ? linked_scenarios : [],
          ),
        ).size);
  const isFull = flow.selected_assets.length >= MAX_ASSETS;
  return (
    <div className={classes.picker}>
      <Card padding="none">
        <div className={classes.filters}>
          <FilterBar search={{ ...box, label: t('assets.search') }} {...(isFiltered && { onClear: reset })}>
            <FilterMenu label={t('assets.type')} value={filters.type} options={optionsOf(types)} onChange={setType} />
            <FilterMenu
              label={t('assets.level')}
              value={filters.level}
              options={optionsOf(ASSET_RISK_LEVELS)}
              onChange={setLevel}
            />
            <FilterMenu
              label={t('assets.status')}
              value={filters.status}
              options={optionsOf(statuses)}
              onChange={setStatus}
            />
          </FilterBar>
        </div>
        <div onKeyDown={moveFocus} {...range.watch} role="presentation">
          <div className={classes.heads}>
            <span className={classes.all}>
              <SelectionBox
                label={t('assets.select-found')}
                checked={assets.length > 0 && missing.length === 0}
                mixed={missing.length > 0 && missing.length < assets.length}
                disabled={missing.length === 0 || isFull}
                onChange={() => void selectFound()}
              />
            </span>
            <span>{t('report.asset')}</span>
            <span>{t('assets.type')}</span>
            <span>{t('assets.level')}</span>
            <span className={classes.count}>{t('brings.properties')}</span>
            <span className={classes.count}>{t('brings.scenarios')}</span>
          </div>
          <section aria-label={t('assets.found-label')}>
            <h2 ref={heading} tabIndex={-1} className={classes.heading}>
              <output>
                {found.isSuccess &&
                  (all === null || !isFiltered
                    ? t('assets.all', { count: total })
                    : t('assets.found', { found: format.number(total), all: format.number(all) }))}
              </output>
            </h2>
            {refusalText !== null && !assets.some(({ id }) => id === refusedRow) && (
              <p role="alert" className={classes.refusal}>
                {refusalText}
              </p>
            )}
            {found.isPending && (
              <Box px="var(--pp-gutter)" pb="0.75rem">
                <LoadingState shape="lines" />
              </Box>
            )}
            {found.isError && (
              <ErrorState
                title={failureOf(found.error, t('assets.failed')).message}
                onRetry={() => void found.refetch()}
                size="sm"
              />
            )}
            {found.isSuccess && assets.length === 0 && (
              <EmptyState
                size="sm"
                title={isFiltered ? t('assets.no-match') : t('assets.empty')}
                action={
                  <Group gap="xs">
                    {isFiltered && <Button onClick={reset}>{t('assets.reset')}</Button>}
                    {create.allowed && (
                      <Button icon="add" onClick={() => newAsset.create('assets', filters.q)}>
                        {words('create.assets')}
                      </Button>
                    )}
                  </Group>
                }
              />
            )}
            <ul>
              {assets.map((asset) => (
                <AssetRow
                  key={asset.id}
                  id={asset.id}
                  asset={asset}
                  name={asset.name}
                  scenarios={countScenarios(asset)}
                  checked={selection.isSelected(asset.id)}
                  disabled={isFull && !selection.isSelected(asset.id)}
                  refusal={asset.id === refusedRow ? refusalText : null}
                  onToggle={toggle}
                  onLook={setLooked}
                />
              ))}
            </ul>
            {found.hasNextPage && (
              <Group gap="xs" justify="space-between" py="sm" px="var(--pp-gutter)" c="dimmed" fz="sm">
                <span>{t('assets.showing', { shown: format.number(assets.length), total: format.number(total) })}</span>
                <Button size="sm" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {t('assets.more')}
                </Button>
              </Group>
            )}
          </section>
          {flow.selected_assets.length > 0 && (
            <section ref={selected} aria-label={t('assets.selected-label')}>
              <h2 className={classes.heading}>
                {t('assets.selected', { count: flow.selected_assets.length })}
                {!isUnfolded && flow.selected_assets.length > SHORT && (
                  <Button size="sm" variant="subtle" onClick={() => setUnfolded(true)}>
                    {t('review.show-all', { count: flow.selected_assets.length })}
                  </Button>
                )}
              </h2>
              <ul>
                {(isUnfolded ? flow.selected_assets : flow.selected_assets.slice(-SHORT)).map((id) => (
                  <AssetRow
                    key={id}
                    id={id}
                    asset={selection.known.get(id) ?? null}
                    name={selection.nameOf(id)}
                    scenarios={countScenarios(selection.known.get(id) ?? null)}
                    checked
                    onToggle={toggle}
                    onLook={setLooked}
                    onConnect={setConnected}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      </Card>
      <BroughtIn flow={flow} asset={looked} isSelected={looked !== null && selection.isSelected(looked.id)} />
      {newAsset.dialog}
      {connected !== null && (
        <ConnectRiskDialog session={session} asset={connected} onClose={() => setConnected(null)} />
      )}
    </div>
  );
}
