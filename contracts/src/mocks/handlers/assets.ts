import { ASSET_RULES, assetRiskRank, fold, seesAsset, typesInCategory } from '../../rules/index.ts';
import type { AssetQuery } from '../../schemas/item/asset.ts';
import { created, deleted, found } from '../answers.ts';
import { itemsOf } from '../items.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { changeMember } from '../member-records.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { removeAssetFromFlows } from '../open-flows.ts';
import { changeRecord, ownRecords } from '../records.ts';
import type { Kept } from '../tables.ts';
import { membersOf } from './members.ts';

type Asset = Kept<'assets'>;

const assets = itemsOf({ table: 'assets', rules: ASSET_RULES, visible: seesAsset, unlink: unlinkAsset });

/** Takes an asset that is about to be deleted out of risks, of flows that are not finished, and of what members look after. */
function unlinkAsset(context: Context, id: string): void {
  removeAssetFromFlows(context, id);
  for (const risk of ownRecords(context, 'risks')) if (risk.asset_id === id) changeRecord(context, 'risks', risk, { asset_id: null });
  for (const risk of ownRecords(context, 'risks')) {
    const { selected_assets } = risk;
    if (selected_assets.includes(id)) changeRecord(context, 'risks', risk, { selected_assets: selected_assets.filter((one) => one !== id) });
  }
  for (const member of membersOf(context, memberOf(context).organization_id)) {
    if (member.assets.includes(id)) changeMember(context, member, { assets: member.assets.filter((one) => one !== id) });
  }
}

const SORT_VALUES = {
  name: ({ name }: Asset) => fold(name),
  type: ({ type }: Asset) => fold(type),
  risk_level: ({ risk_level }: Asset) => assetRiskRank(risk_level),
  status: ({ status }: Asset) => fold(status),
  created_at: ({ created_at }: Asset) => created_at,
  updated_at: ({ updated_at }: Asset) => updated_at,
};

/** Whether an asset is among those that the query asks for. */
function filterOf(context: Context, query: AssetQuery): (asset: Asset) => boolean {
  const { id, type, risk_level, status, template_id, category = '' } = query;
  const templates = ownRecords(context, 'asset_templates');
  const leads = (asset: Asset) => asset.template_id === null && typesInCategory(category, [asset.type], templates).length > 0;
  const isOf = (asset: Asset) => templates.some((template) => template.id === asset.template_id && template.category === category);
  const inCategory = (asset: Asset) => category === '' || asset.type === category || isOf(asset) || leads(asset);
  return (asset) =>
    among(id, asset.id) && among(type, asset.type) && among(risk_level, asset.risk_level) && among(status, asset.status) &&
    (template_id === undefined || asset.template_id === template_id) && inCategory(asset);
}

export const assetMocks = [
  mock('listAssets', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { sort = '-updated_at', q, cursor, limit } = query;
    const member = memberOf(context);
    const matching = ownRecords(context, 'assets').filter(({ id }) => seesAsset(member, id)).filter(filterOf(context, query));
    const search = { q, texts: ({ name, description, type }: Asset) => [name, description, type] };
    return { status: 200, body: listPage(matching, { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit }) };
  }),

  mock('createAsset', ({ body }, context) => created('assets', assets.create(context, body))),
  mock('getAsset', ({ params }, context) => found(assets.get(context, params.id))),
  mock('updateAsset', ({ params, body }, context) => found(assets.update(context, params.id, body))),
  mock('deleteAsset', ({ params }, context) => {
    assets.remove(context, params.id);
    return deleted;
  }),
];
