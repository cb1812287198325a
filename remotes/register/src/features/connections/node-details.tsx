import type { Asset, GraphKind, Property, RiskGraph, RiskGraphNode, RiskScenario } from '@parapet/contracts';
import { useItemFields } from '@parapet/domain-ui/forms';
import { query, routes, useQuery } from '@parapet/sdk';
import { Button, Card, DescriptionList, Group, Muted, QueryView, Stack } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './connections.module.css';
import { neighborsIn } from './graph-layout.ts';
import { useKindTexts } from './graph-texts.ts';

type ItemKind = Exclude<GraphKind, 'risk'>;

interface NodeDetailsProps {
  graph: RiskGraph;
  node: RiskGraphNode;
  onSelect: (id: string) => void;
  onFocus: (riskId: string) => void;
}

/** The chosen node: what it is, what it is connected with, and where to open it. */
export function NodeDetails({ graph, node, onSelect, onFocus }: NodeDetailsProps) {
  const t = useTexts();
  const kinds = useKindTexts();
  const ids = new Set(neighborsIn(graph).get(node.id));
  const neighbors = graph.nodes.filter(({ id }) => ids.has(id));
  return (
    <Card
      title={node.name}
      description={`${kinds.one(node.kind)} · ${t('connections.count.connections', { count: neighbors.length })}`}
    >
      <Stack gap="sm">
        {node.kind !== 'risk' &&
          (node.readable ? (
            <ItemDetails kind={node.kind} id={node.id} />
          ) : (
            <Muted as="p">{t('connections.name-only')}</Muted>
          ))}
        {neighbors.length > 0 && (
          <ul className={classes.links} aria-label={t('connections.connected-with')}>
            {neighbors.slice(0, 20).map(({ id, kind, name }) => (
              <li key={id}>
                <button type="button" className={classes.name} onClick={() => onSelect(id)}>
                  <bdi>{name}</bdi>
                </button>
                <Muted flex="none">{kinds.one(kind)}</Muted>
              </li>
            ))}
          </ul>
        )}
        {neighbors.length > 20 && <Muted as="p">{t('connections.further', { count: neighbors.length - 20 })}</Muted>}
        {node.kind === 'asset' && <RisksOfAsset id={node.id} onFocus={onFocus} />}
        {node.kind === 'risk' && (
          <Group gap="xs" align="stretch">
            <Button onClick={() => onFocus(node.id)}>{t('connections.focus-this')}</Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

const FIELDS: Readonly<Record<ItemKind, readonly string[]>> = {
  asset: ['type', 'risk_level', 'status'],
  property: ['type', 'category', 'value'],
  scenario: ['description', 'threat_actors'],
};
const PLACES: Readonly<Record<ItemKind, (id: string) => string>> = {
  asset: (id) => `${routes.cybersecurity()}?tab=assets&asset=${id}`,
  property: (id) => `${routes.cybersecurity()}?tab=properties&property=${id}`,
  scenario: (id) => `${routes.cybersecurity()}?tab=scenarios&scenario=${id}`,
};

function ItemDetails({ kind, id }: { kind: ItemKind; id: string }) {
  const t = useTexts();
  const fields = useItemFields();
  const asset = useQuery({ ...query('getAsset', { id }), enabled: kind === 'asset' });
  const property = useQuery({ ...query('getProperty', { id }), enabled: kind === 'property' });
  const scenario = useQuery({ ...query('getRiskScenario', { id }), enabled: kind === 'scenario' });
  const items = (record: Asset | Property | RiskScenario) => {
    const values: Readonly<Record<string, unknown>> = { ...record };
    return FIELDS[kind].map((name) => ({
      label: fields.label(`/${name}`),
      value: fields.value(`/${name}`, values[name]),
    }));
  };
  return (
    <>
      <QueryView<Asset | Property | RiskScenario>
        query={kind === 'asset' ? asset : kind === 'property' ? property : scenario}
        failed={t('connections.record-failed')}
        size="sm"
      >
        {(record) => <DescriptionList items={items(record)} />}
      </QueryView>
      <Group gap="xs" align="stretch">
        <Button size="sm" to={PLACES[kind](id)}>
          {t(`connections.open.${kind}`)}
        </Button>
      </Group>
    </>
  );
}

/** What else is hit when an asset fails. */
function RisksOfAsset({ id, onFocus }: { id: string; onFocus: (riskId: string) => void }) {
  const t = useTexts();
  const risks = useQuery(query('listRisks', { asset_id: id, archived: 'exclude', sort: '-risk_score', limit: 10 }));
  return (
    <section aria-label={t('connections.also-hit')}>
      <h3 className={classes.kindTitle}>{t('connections.also-hit')}</h3>
      <QueryView
        query={risks}
        failed={t('risk-register.failed')}
        size="sm"
        empty={<Muted as="p">{t('connections.none-hit')}</Muted>}
      >
        {({ items, total }) => (
          <>
            <ul className={classes.links}>
              {items.map((risk) => (
                <li key={risk.id}>
                  <button type="button" className={classes.name} onClick={() => onFocus(risk.id)}>
                    <bdi>{risk.title}</bdi>
                  </button>
                </li>
              ))}
            </ul>
            {total > items.length && <Muted as="p">{t('connections.further', { count: total - items.length })}</Muted>}
          </>
        )}
      </QueryView>
    </section>
  );
}
