/** Flows of the mocks for tests. */
import type { Mocks } from '@parapet/mocks';

/** A risk of the sample with assets, that has no flow yet. */
export async function riskWithoutFlow(mocks: Mocks) {
  const flows = await mocks.collection('risk_flows').find({});
  const taken = new Set(flows.map(({ risk_id }) => risk_id));
  const risk = (await mocks.collection('risks').find({})).find(
    ({ _id, status, selected_assets }) => !taken.has(_id) && status !== 'archived' && selected_assets.length > 0,
  );
  if (risk === undefined) throw new Error('The sample has no risk without a flow');
  return risk;
}

/** The flow of a risk of the sample. @param title of the risk */
export async function flowOf(mocks: Mocks, title: string) {
  const [flow] = await mocks
    .collection('risk_flows')
    .find({ risk_title: title }, { sort: { field: 'created_at', direction: -1 } });
  if (flow === undefined) throw new Error(`The sample has no flow of ${title}`);
  return flow;
}
