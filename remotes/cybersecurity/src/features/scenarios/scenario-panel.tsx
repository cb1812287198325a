import { query, routes, useFormat, useQuery } from '@parapet/sdk';
import { Group, Muted, Title } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { ItemFacts } from '../../items/panel/item-facts.tsx';
import { ItemPanel, type PanelProps } from '../../items/panel/item-panel.tsx';
import panel from '../../items/panel/item-panel.module.css';
import { SHOWN } from '../../items/panel/linked-section.tsx';
import { Assessments, LinkedProperties, LinkedRisks } from '../../items/panel/linked-sections.tsx';

/** A risk scenario beside the list, with its controls, properties and risks. */
export function ScenarioPanel(props: PanelProps) {
  const t = useTexts();
  const format = useFormat();
  const scenario = useQuery({
    ...query('getRiskScenario', { id: props.list.opened }),
    enabled: props.list.opened !== '',
  });
  return (
    <ItemPanel
      {...props}
      kind="scenarios"
      query={scenario}
      nameOf={({ title }) => title}
      renderSubtitle={({ threat_actors }) =>
        threat_actors.length === 0 ? t('scenarios.no-actor') : <bdi>{format.list(threat_actors)}</bdi>
      }
      renderFacts={({ attributes, updated_at }) => (
        <ItemFacts own={[]} attributes={attributes} updatedAt={updated_at} />
      )}
    >
      {(shown) => (
        <>
          <Controls controls={shown.linked_controls} />
          <ScenarioMap key={shown.id} id={shown.id} />
        </>
      )}
    </ItemPanel>
  );
}

function Controls({ controls }: { controls: readonly string[] }) {
  const t = useTexts();
  return (
    <section className={panel.section} aria-label={t('items.controls-title')}>
      <Group gap="0.375rem" align="baseline" wrap="nowrap" mb="0.25rem">
        <Title order={3} size="sm">
          {t('items.controls-title')}
        </Title>
        <Muted size="xs">{controls.length}</Muted>
      </Group>
      {controls.length === 0 && <Muted size="xs">{t('items.no-controls')}</Muted>}
      <ul>
        {controls.map((control) => (
          <li key={control} className={panel.row}>
            <bdi>{control}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a scenario is linked to. */
function ScenarioMap({ id }: { id: string }) {
  const few = { limit: SHOWN };
  const properties = useQuery(query('listProperties', { ...few, scenario_id: [id], sort: 'name' }));
  const risks = useQuery(query('listRisks', { ...few, scenario_id: id, sort: '-risk_score' }));
  const flows = useQuery(query('listRiskFlows', { ...few, scenario_id: id, sort: '-updated_at' }));
  return (
    <>
      <Assessments scenarioId={id} query={flows} />
      <LinkedProperties query={properties} all={`/cybersecurity?tab=properties&scenario_id=${id}`} />
      <LinkedRisks query={risks} all={`${routes.riskRegister()}?scenario=${id}`} />
    </>
  );
}
