import type { RiskFlow } from '@parapet/contracts';
import { removeScenario, withoutUnselected } from '@parapet/contracts/rules';
import { useItemNames } from '@parapet/domain-ui/forms';
import { useCan, useNotify } from '@parapet/sdk';
import { Alert, Box, Muted, Title } from '@parapet/ui';
import { Accordion } from '@parapet/ui/forms';
import { useState } from 'react';
import { AssetLevel } from '../../assessment/asset-level.tsx';
import { ScenarioScore } from '../../assessment/scenario-score.tsx';
import { useRefusalText } from '../../session/use-refusal-text.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { withText } from '../../session/flow-changes.ts';
import { removalOf, restored, withoutAssets } from '../../session/removal.ts';
import { unassessed } from '../../session/scenario-assets.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { AddItem } from './add-item.tsx';
import { SelectionRows } from './selection-rows.tsx';
import classes from './edit-flow.module.css';

const KINDS = [
  { kind: 'assets', selected: 'selected_assets', comments: 'asset_comments' },
  { kind: 'properties', selected: 'selected_properties', comments: 'property_comments' },
  { kind: 'scenarios', selected: 'selected_scenarios', comments: 'scenario_comments' },
] as const;
type Kind = (typeof KINDS)[number]['kind'];
type Selected = (typeof KINDS)[number]['selected'];

/** What the flow is about, with the comments on each. Removing something names what goes with it, and can be taken back. */
export function Selections({ session }: { session: FlowSession }) {
  const t = useTexts();
  const notify = useNotify();
  const { flow, workspace, change, save, readOnly } = session;
  const fixed = readOnly !== null;
  const mayChoose = useCan()('assets', 'read').allowed;
  const refusal = useRefusalText(session.assetRefusal);
  /** Names of what was added here: those of the flow are as it is stored. */
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const known = { ...added, ...flow.names };
  const nameOf = {
    assets: useItemNames('assets', flow.selected_assets, known),
    properties: useItemNames('properties', flow.selected_properties, known),
    scenarios: useItemNames('scenarios', flow.selected_scenarios, known),
  };

  const replaced = (after: RiskFlow, name: string) => {
    const before = flow;
    const { written } = removalOf(before, after);
    change({
      selected_assets: after.selected_assets,
      selected_properties: after.selected_properties,
      selected_scenarios: after.selected_scenarios,
      asset_comments: after.asset_comments,
      property_comments: after.property_comments,
      scenario_comments: after.scenario_comments,
      scenario_assessments: after.scenario_assessments,
      asset_scenario_evaluations: after.asset_scenario_evaluations,
    });
    notify.undo(
      written > 0 ? t('assets.removed-written', { name, count: written }) : t('assets.removed', { name }),
      () => change((now) => restored(now, before)),
    );
  };
  const removed: Readonly<Record<Kind, (id: string) => RiskFlow>> = {
    assets: (id) => withoutAssets(flow, [id], workspace),
    properties: (id) =>
      withoutUnselected({ ...flow, selected_properties: flow.selected_properties.filter((one) => one !== id) }),
    scenarios: (id) => removeScenario(flow, id),
  };
  const add = (kind: Kind, selected: Selected, id: string, name: string) => {
    setAdded((before) => ({ ...before, [id]: name }));
    change((now) => ({ [selected]: [...now[selected], id] }));
    // The service derives the properties and scenarios of an asset once the asset is stored, so it is saved at once.
    if (kind === 'assets') void save();
  };
  return (
    <section className={classes.selections} aria-labelledby="selections">
      <div className={classes.head}>
        <Title id="selections" order={2} size="lg">
          {t('edit-flow.selections')}
        </Title>
        <Muted>
          {t('edit-flow.assessed', {
            count: flow.selected_scenarios.length,
            assessed: flow.selected_scenarios.length - unassessed(flow).length,
          })}
        </Muted>
      </div>
      {!fixed && !mayChoose && (
        <div className={classes.locked}>
          <Alert title={t('assets.cannot-change')}>{t('assets.no-read')}</Alert>
        </div>
      )}
      <Accordion
        defaultOpen={['assets', 'scenarios']}
        items={KINDS.map(({ kind, selected, comments }) => ({
          id: kind,
          title: t(`review.${kind}`),
          summary: t('edit-flow.count', { count: flow[selected].length, comments: Object.keys(flow[comments]).length }),
          content: (
            <>
              <SelectionRows
                field={comments}
                ids={flow[selected]}
                nameOf={nameOf[kind]}
                renderBadge={(id) => <Badge kind={kind} id={id} session={session} />}
                comments={flow[comments]}
                onComment={(id, text) => change((now) => ({ [comments]: withText(now[comments], id, text) }))}
                onRemove={mayChoose ? (id) => replaced(removed[kind](id), nameOf[kind](id)) : null}
                readOnly={fixed}
              />
              {!fixed && mayChoose && (
                <AddItem kind={kind} selected={flow[selected]} onAdd={(id, name) => add(kind, selected, id, name)} />
              )}
              {kind === 'assets' && refusal !== null && (
                <Box component="p" role="alert" mt="0.375rem" mx="var(--pp-gutter)" c="var(--pp-danger-text)" fz="sm">
                  {refusal}
                </Box>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** What is known of an item at a glance: the level of an asset, the assessment of a scenario. */
function Badge({ kind, id, session: { flow, workspace } }: { kind: Kind; id: string; session: FlowSession }) {
  const t = useTexts();
  if (kind === 'properties') return null;
  if (kind === 'assets')
    return <AssetLevel level={workspace.assets.find((asset) => asset.id === id)?.risk_level ?? null} />;
  const assessment = flow.scenario_assessments[id];
  return assessment ? <ScenarioScore of={assessment} /> : <Muted>{t('finish.not-assessed')}</Muted>;
}
