/** Updates open flows when an item or a risk is deleted. */
import {
  flowWithoutAsset,
  flowWithoutProperty,
  flowWithoutScenario,
  linkedRisks,
  withoutLinksTo,
  type FlowSelection,
} from '@parapet/contracts/rules';
import type { AssetDoc, PropertyDoc, RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import type { DeletedRecord } from './deleted-record.ts';
import { findAll } from '../find-all.ts';

type Changed = Pick<FlowSelection, 'asset_scenario_evaluations'>;

/** @returns the changed fields of each flow, by its id */
export async function flowsWithout(
  db: OrgDb,
  flows: readonly RiskFlowDoc[],
  deleted: DeletedRecord,
): Promise<Map<string, Partial<RiskFlowDoc>>> {
  const without = await remover(db, flows, deleted);
  return new Map(
    flows.map((flow) => {
      const content = without(flow);
      return [flow._id, { ...content, evaluated_risks: linkedRisks(content.asset_scenario_evaluations) }];
    }),
  );
}

/** Reads what all flows need at once, as most of them select the same. */
async function remover(
  db: OrgDb,
  flows: readonly RiskFlowDoc[],
  { collection, id, linked_properties }: DeletedRecord,
): Promise<(flow: RiskFlowDoc) => Changed> {
  if (collection === 'properties') return (flow) => flowWithoutProperty(flow, id);
  if (collection === 'risk_scenarios') return (flow) => flowWithoutScenario(flow, id);
  if (collection === 'risks')
    return (flow) => ({ asset_scenario_evaluations: withoutLinksTo(id, flow.asset_scenario_evaluations) });
  const assets = byId([
    ...(await findAll<AssetDoc>(
      db,
      'assets',
      flows.flatMap((flow) => flow.selected_assets),
    )),
    { id, linked_properties },
  ]);
  // Only scenarios of the deleted asset are removed, and only those that no selected property leads to.
  const properties = byId(
    await findAll<PropertyDoc>(db, 'properties', [
      ...linked_properties,
      ...flows.flatMap((flow) => flow.selected_properties),
    ]),
  );
  const risks = byId(
    await findAll<RiskDoc>(
      db,
      'risks',
      flows.map((flow) => flow.risk_id),
    ),
  );
  return (flow) => {
    const catalog = {
      assets: those(assets, [...flow.selected_assets, id]),
      properties: those(properties, [...linked_properties, ...flow.selected_properties]),
    };
    return flowWithoutAsset(flow, id, catalog, risks.get(flow.risk_id)?.selected_scenarios ?? []);
  };
}

const byId = <T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));

const those = <T>(records: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.map((id) => records.get(id)).filter((record) => record !== undefined);
