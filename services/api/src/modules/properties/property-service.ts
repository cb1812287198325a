/** Reading and changing properties, as one member of an organisation. */
import type { PropertyCreate, PropertyQuery, PropertyUpdate } from '@parapet/contracts';
import { PROPERTY_RULES } from '@parapet/contracts/rules';
import type { AssetDoc, PropertyDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { removePropertyFromFlows } from '../items/open-flows.ts';
import { listPage } from '../list-page.ts';
import { propertyList } from './property-query.ts';
import { keepScenarioLinks } from './scenario-links.ts';

const PROPERTIES: ItemKind<PropertyDoc, PropertyCreate, PropertyUpdate> = {
  ...PROPERTY_RULES,
  items: 'properties',
  visible: (_member, id) => ({ _id: id }),
  follow: (db, id, before, after) => keepScenarioLinks(db, id, before?.linked_scenarios ?? [], after?.linked_scenarios ?? []),
  unlink: unlinkProperty,
};

/** Takes a property that is about to be deleted out of assets, and of flows that are not finished. */
async function unlinkProperty(db: OrgDb, id: string): Promise<void> {
  await db.collection<AssetDoc>('assets').updateMany({ linked_properties: id }, { $pull: { linked_properties: id } });
  await removePropertyFromFlows(db, id);
}

export function propertyService(store: Store) {
  return {
    ...itemService(store, PROPERTIES),
    list: (caller: Caller, query: PropertyQuery) => listPage(readAs(store, caller).collection<PropertyDoc>('properties'), propertyList(query)),
  };
}
