import { defineList, filter } from '@parapet/sdk';

/** The filters are named as in the address: `property_id=` lists the items that link to that property. */
export const assetList = defineList({
  table: 'assets',
  filters: { q: filter.text(), category: filter.text(), property_id: filter.references() },
  sorts: [
    'name',
    '-name',
    'type',
    '-type',
    'risk_level',
    '-risk_level',
    'status',
    '-status',
    'updated_at',
    '-updated_at',
  ],
  initialSort: '-risk_level',
  pageSize: 50,
  openParam: 'asset',
});

export const propertyList = defineList({
  table: 'properties',
  filters: {
    q: filter.text(),
    category: filter.references(),
    asset_id: filter.references(),
    scenario_id: filter.references(),
  },
  sorts: ['name', '-name', 'type', '-type', 'category', '-category', 'updated_at', '-updated_at'],
  initialSort: 'name',
  pageSize: 50,
  openParam: 'property',
});

export const SCENARIO_SORTS = ['-updated_at', 'title', '-title', '-created_at'] as const;

export const scenarioList = defineList({
  table: 'scenarios',
  filters: { q: filter.text(), threat_actor: filter.references(), property_id: filter.references() },
  sorts: SCENARIO_SORTS,
  initialSort: '-updated_at',
  pageSize: 24,
  openParam: 'scenario',
});
