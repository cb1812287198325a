/** What a risk shows of others: names of the records and people that it names (whoever may read it sees these, and nothing else of the records, D36), and when its work is due. */
import type { Risk } from '@parapet/contracts';
import type { AssetDoc, RiskDoc, RiskScenarioDoc, RiskTableDoc } from '../../../collections.ts';
import type { Doc, OrgDb, Store } from '../../../store/port.ts';
import { memberNames } from '../../work-names.ts';
import { readable } from '../answer-keys.ts';
import { dueDatesOf } from './due-dates.ts';

type Links = Pick<
  RiskDoc,
  | 'asset_id'
  | 'selected_assets'
  | 'selected_scenarios'
  | 'owner_id'
  | 'reviewer_id'
  | 'table_id'
  | 'template_answers'
  | 'flow'
>;
/** Stored, or with the id of an answer. */
type Identified = { _id: string } | { id: string };

const assetsOf = ({ asset_id, selected_assets }: Links) =>
  asset_id === null ? selected_assets : [asset_id, ...selected_assets];
const peopleOf = ({ owner_id, reviewer_id }: Links) => [owner_id, reviewer_id].filter((id) => id !== null);
const registerOf = ({ table_id }: Links) => (table_id === null ? [] : [table_id]);
const namedBy = (risk: Links) => [
  ...assetsOf(risk),
  ...risk.selected_scenarios,
  ...registerOf(risk),
  ...peopleOf(risk),
];
const idOf = (risk: Identified) => ('_id' in risk ? risk._id : risk.id);

async function found<T extends Doc>(db: OrgDb, collection: string, ids: Iterable<string>): Promise<T[]> {
  const wanted = [...new Set(ids)];
  return wanted.length === 0 ? [] : db.collection<T>(collection).find({ _id: { $in: wanted } });
}

async function namesFor(
  store: Pick<Store, 'system'>,
  db: OrgDb,
  risks: readonly Links[],
): Promise<ReadonlyMap<string, string>> {
  const people = risks.flatMap(peopleOf);
  const [assets, scenarios, registers, nameOf] = await Promise.all([
    found<AssetDoc>(db, 'assets', risks.flatMap(assetsOf)),
    found<RiskScenarioDoc>(
      db,
      'risk_scenarios',
      risks.flatMap(({ selected_scenarios }) => selected_scenarios),
    ),
    found<RiskTableDoc>(db, 'risk_tables', risks.flatMap(registerOf)),
    memberNames(store, db, people),
  ]);
  return new Map([
    ...[...assets, ...registers].map(({ _id, name }): [string, string] => [_id, name]),
    ...scenarios.map(({ _id, title }): [string, string] => [_id, title]),
    ...people.flatMap((id): [string, string][] => {
      const name = nameOf(id);
      return name === null ? [] : [[id, name]];
    }),
  ]);
}

/**
 * Risks as the contract has them.
 * @param isDueShown whether `due_date` is read, too, which takes a third as long again
 */
export async function risksWithNames<R extends Links & Identified>(
  store: Pick<Store, 'system'>,
  db: OrgDb,
  risks: readonly R[],
  isDueShown = true,
): Promise<(R & Pick<Risk, 'flow' | 'due_date' | 'names'>)[]> {
  const names = await namesFor(store, db, risks);
  const days = isDueShown ? await dueDatesOf(db, risks.map(idOf)) : null;
  return risks.map((risk) => ({
    ...readable(risk),
    // Risks of earlier versions have no such field.
    flow: risk.flow ?? null,
    ...(days && { due_date: days.get(idOf(risk)) ?? null }),
    names: Object.fromEntries(namedBy(risk).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))),
  }));
}

export async function riskWithNames(store: Pick<Store, 'system'>, db: OrgDb, risk: RiskDoc) {
  const [named = { ...risk, due_date: null, names: {} }] = await risksWithNames(store, db, [risk]);
  return named;
}
