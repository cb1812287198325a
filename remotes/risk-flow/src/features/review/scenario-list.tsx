import { evaluationKey, isScenarioAdded } from '@parapet/contracts/rules';
import { useSearchBox, useUrlState } from '@parapet/sdk';
import { Box, Button, EmptyState, Group, Muted, SearchBox, Title, useKeyDown } from '@parapet/ui';
import { SegmentedControl, useStable } from '@parapet/ui/forms';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { assetsOfScenario, nextUnassessed, unassessed } from '../../session/scenario-assets.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { ScenarioDetails } from './scenario-details.tsx';
import { ScenarioRow } from './scenario-row.tsx';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './scenarios.module.css';

/** From this many on a list has a box to search in. */
const SEARCHED = 8;

interface ScenarioListProps {
  session: FlowSession;
  onAssess: (scenarioId: string) => void;
  /** Opens one assessment for all of these. */
  onAssessTogether: (scenarioIds: readonly string[]) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onLink: (scenarioId: string, assetId: string) => void;
  /** Shown within an open row. */
  renderPanel: (scenarioId: string) => ReactNode;
}

/** Whether a key belongs to a field, a dialog or a menu, and not to the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    !(target instanceof HTMLElement) ||
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** The scenarios; one is open at a time. N opens the next one without an assessment, A assesses the open one. */
export function ScenarioList({
  session,
  onAssess,
  onAssessTogether,
  selected,
  onSelect,
  onLink,
  renderPanel,
}: ScenarioListProps) {
  const t = useTexts();
  const { flow, readOnly } = session;
  const [opened, setOpened] = useUrlState('scenario', '');
  const [show, setShow] = useUrlState('show', 'all');
  const [q, setQ] = useUrlState('find', '');
  const box = useSearchBox(q, (text) => setQ(text));
  const list = useRef<HTMLUListElement>(null);
  const open = unassessed(flow);
  const all = flow.selected_scenarios;
  const isOpenOnly = show === 'unassessed';
  const word = box.value.trim().toLocaleLowerCase();
  const { workspace } = session;
  const { scenarios, assets, properties } = workspace;
  const known = useMemo(() => new Map(scenarios.map((scenario) => [scenario.id, scenario])), [scenarios]);
  const { selected_assets } = flow;
  const assetsOf = useMemo(
    () => new Map(all.map((id) => [id, assetsOfScenario(id, { assets, properties, flow: { selected_assets } })])),
    [all, assets, properties, selected_assets],
  );
  const toggle = useStable((id: string) => setOpened(id === opened ? '' : id));
  const assess = useStable(onAssess);
  const select = useStable((id: string) =>
    onSelect(new Set(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id])),
  );
  const chosen = all.filter((id) => selected.has(id));
  const itemName = useItemName(flow);
  const titleOf = (id: string) => known.get(id)?.title ?? itemName(id);
  // The open scenario stays in the list while it is being worked on, even when it has just been assessed.
  const shown = all.filter(
    (id) =>
      (!isOpenOnly || open.includes(id) || id === opened) &&
      (word === '' || titleOf(id).toLocaleLowerCase().includes(word)),
  );

  const goToNext = () => {
    const next = nextUnassessed(open, all, opened === '' ? null : opened);
    if (next === undefined) return;
    box.onChange('');
    setOpened(next);
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-scenario="${CSS.escape(next)}"] button`);
      row?.focus();
      row?.scrollIntoView({ block: 'nearest' });
    });
  };
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'n') goToNext();
    else if (key === 'a' && opened !== '' && readOnly === null) onAssess(opened);
    else return;
    event.preventDefault();
  });

  return (
    <section aria-label={t('review.scenarios')}>
      <Group gap="0.5rem 0.75rem" mb="0.625rem">
        <Title order={3} size="md">
          {t('review.scenarios')} <Muted>{all.length}</Muted>
        </Title>
        <SegmentedControl
          label={t('review.show')}
          labelHidden
          size="sm"
          value={isOpenOnly ? 'unassessed' : 'all'}
          onChange={(value) => setShow(value)}
          options={[
            { value: 'all', label: t('review.show-every') },
            { value: 'unassessed', label: t('review.show-unassessed', { count: open.length }) },
          ]}
        />
        <Box flex={1} />
        {all.length > SEARCHED && <SearchBox {...box} label={t('review.search')} />}
        {readOnly === null && chosen.length === 0 && open.length > 1 && (
          <Button onClick={() => onSelect(new Set(open))}>{t('review.select-unassessed')}</Button>
        )}
        {readOnly === null && chosen.length > 0 && (
          <>
            <Button variant="subtle" onClick={() => onSelect(new Set())}>
              {t('review.select-none')}
            </Button>
            <Button variant="primary" onClick={() => onAssessTogether(chosen)}>
              {t('assess.together', { count: chosen.length })}
            </Button>
          </>
        )}
        {open.length > 0 && (
          <Button onClick={goToNext} aria-keyshortcuts="n">
            {t('review.next-unassessed')} <kbd className={classes.key}>N</kbd>
          </Button>
        )}
      </Group>
      {shown.length === 0 ? (
        <EmptyState
          size="sm"
          title={
            all.length === 0
              ? t('review.no-scenarios')
              : isOpenOnly && word === ''
                ? t('review.all-assessed')
                : t('review.no-match')
          }
        />
      ) : (
        <ul ref={list} className={classes.scenarios}>
          {shown.map((id) => {
            const scenario = known.get(id);
            const about = assetsOf.get(id) ?? [];
            return (
              <ScenarioRow
                key={id}
                id={id}
                title={titleOf(id)}
                assessment={flow.scenario_assessments[id]}
                isAdded={isScenarioAdded(id, flow)}
                threatActor={scenario?.threat_actors[0] ?? ''}
                assetCount={about.length}
                linkedCount={
                  about.filter(
                    (asset) => (flow.asset_scenario_evaluations[evaluationKey(asset, id)]?.risk_id ?? null) !== null,
                  ).length
                }
                hasComment={flow.scenario_comments[id] !== undefined}
                readOnly={readOnly !== null}
                selected={selected.has(id)}
                onSelect={select}
                onToggle={toggle}
                onAssess={assess}
              >
                {id === opened ? (
                  <>
                    {renderPanel(id)}
                    <ScenarioDetails
                      id={id}
                      session={session}
                      scenario={scenario ?? null}
                      assets={about}
                      onLink={(assetId) => onLink(id, assetId)}
                    />
                  </>
                ) : null}
              </ScenarioRow>
            );
          })}
        </ul>
      )}
    </section>
  );
}
