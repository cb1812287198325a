/** Finds records to ask for, spread over the whole organization. */
import type { AssetDoc, RiskDoc, RiskFlowDoc } from '../../../src/collections.ts';
import { encodeCursor } from '../../../src/modules/cursor.ts';
import type { Store } from '../../../src/store/port.ts';
import { ADMIN, ORGANIZATION, WORDS } from './recipe.ts';

export interface Sample {
  risks: string[];
  /** Positions in the register when it is sorted by title. */
  cursors: string[];
  /** Flows that can be completed. */
  flows: string[];
  /** Assets to which many risks link. */
  assets: string[];
  /** Assets to which few risks link. */
  linkedAssets: string[];
  domain: string;
}

export async function findSample(store: Store): Promise<Sample> {
  const db = store.org(ORGANIZATION, { id: ADMIN });
  const risks = db.collection<RiskDoc>('risks');
  const found: RiskDoc[] = [];
  for (const first of WORDS) {
    for (const second of WORDS) {
      found.push(
        ...(await risks.find(
          {},
          { sort: { field: 'title_folded', direction: 1 }, after: { value: `${first} ${second}`, id: '' }, limit: 2 },
        )),
      );
    }
  }
  const [domain] = await db.collection('grc_domains').find({}, { limit: 1 });
  return {
    risks: [...new Set(found.map(({ _id }) => _id))],
    cursors: found.map((risk) => encodeCursor('title', { value: risks.sortValue(risk, 'title_folded'), id: risk._id })),
    flows: await flowsToComplete(store),
    assets: await assetsNamed(store, 'Server'),
    linkedAssets: await assetsNamed(store, 'Laptop'),
    domain: domain?._id ?? '',
  };
}

async function flowsToComplete(store: Store): Promise<string[]> {
  const flows = store.org(ORGANIZATION, { id: ADMIN }).collection<RiskFlowDoc>('risk_flows');
  const found = await flows.find({ status: 'in-progress', treatment_plan: null });
  return found.map(({ _id }) => _id);
}

async function assetsNamed(store: Store, name: string): Promise<string[]> {
  const assets = store.org(ORGANIZATION, { id: ADMIN }).collection<AssetDoc>('assets');
  return (await assets.find({}, { search: name })).map(({ _id }) => _id);
}
