import type { RiskGraph, RiskGraphNode } from '@parapet/contracts';
import { itemQuery } from '@parapet/domain-ui';
import { useItemFields } from '@parapet/domain-ui/forms';
import { query, routes, useQuery } from '@parapet/sdk';
import { Button, Card, DescriptionList, Group, Muted, QueryView, Stack } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './connections.module.css';
import { neighborsIn } from './graph-layout.ts';
import { useKindTexts } from './graph-texts.ts';

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

/** As the pages and queries of items call a kind, which is also the name of its parameter there; and the fields that are shown of it. */
const ITEMS = {
  asset: { items: 'assets', fields: ['type', 'risk_level', 'status'] },
  property: { items: 'properties', fields: ['type', 'category', 'value'] },
  scenario: { items: 'scenarios', fields: ['description', 'threat_actors'] },
} as const;

function ItemDetails({ kind, id }: { kind: keyof typeof ITEMS; id: string }) {
  const t = useTexts();
  const texts = useItemFields();
  const { items, fields } = ITEMS[kind];
  const record = useQuery(itemQuery(items, id));
  return (
    <>
      <QueryView query={record} failed={t('connections.record-failed')} size="sm">
        {(shown) => {
          const values: Readonly<Record<string, unknown>> = { ...shown };
          const rows = fields.map((name) => ({
            label: texts.label(`/${name}`),
            value: texts.value(`/${name}`, values[name]),
          }));
          return <DescriptionList items={rows} />;
        }}
      </QueryView>
      <Group gap="xs" align="stretch">
        <Button size="sm" to={`${routes.cybersecurity()}?tab=${items}&${kind}=${id}`}>
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
