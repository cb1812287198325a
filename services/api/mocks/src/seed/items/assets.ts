import type { AssetFields } from '@parapet/contracts/rules';
import { sampleId } from '../dates.ts';
import { propertyId, type PropertyName } from './properties.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';

/** An asset of the sample, as it is written down here. Its other fields are derived. */
interface SampleAsset
  extends
    Pick<AssetFields, 'name' | 'type' | 'risk_level' | 'status' | 'description'>,
    Partial<Pick<AssetFields, 'attributes'>> {
  template?: 'server' | 'database' | 'application' | 'endpoint';
  properties: readonly PropertyName[];
}

const ASSETS = {
  claimsFileServers: {
    template: 'server',
    name: 'Claims file servers',
    type: 'File Server',
    risk_level: 'Critical',
    status: 'Active',
    properties: ['claimsFiles', 'healthDetails'],
    description: 'Two machines in the data hall; the claims archive is mounted from them.',
  },
  claimsPlatform: {
    template: 'application',
    name: 'Claims platform',
    type: 'Web Application',
    risk_level: 'Critical',
    status: 'Active',
    properties: ['claimsFiles', 'claimsService'],
    description: 'Rented from Meridian Claims Cloud; every adjuster works in it.',
  },
  policyDatabase: {
    template: 'database',
    name: 'Policy database',
    type: 'PostgreSQL',
    risk_level: 'Critical',
    status: 'Active',
    properties: ['policyData'],
    description: 'The system of record for all contracts.',
  },
  reportingWarehouse: {
    template: 'database',
    name: 'Reporting warehouse',
    type: 'SQL Server',
    risk_level: 'High',
    status: 'Active',
    properties: ['healthDetails', 'policyData'],
    description: 'Nightly copies for finance, actuaries and forty readers of reports.',
  },
  testEnvironments: {
    template: 'database',
    name: 'Test environments of the policy system',
    type: 'PostgreSQL',
    risk_level: 'High',
    status: 'Maintenance',
    properties: ['policyData'],
    description: 'Six copies that developers restore every night.',
  },
  customerPortal: {
    template: 'application',
    name: 'Customer portal',
    type: 'Web Application',
    risk_level: 'High',
    status: 'Active',
    properties: ['portalAccounts', 'policyData'],
    description: 'Where customers see their policies and report claims.',
  },
  mobileApp: {
    template: 'application',
    name: 'Mobile app',
    type: 'Mobile App',
    risk_level: 'Medium',
    status: 'Active',
    properties: ['portalAccounts'],
    description: 'Claims with photographs from the phone.',
  },
  quoteEngine: {
    template: 'application',
    name: 'Quote engine',
    type: 'API Service',
    risk_level: 'High',
    status: 'Active',
    properties: ['onlineSales', 'tariffRules'],
    description: 'Answers comparison sites and our own pages.',
  },
  ratingEngine: {
    template: 'application',
    name: 'Rating engine',
    type: 'Desktop Application',
    risk_level: 'High',
    status: 'Active',
    properties: ['tariffRules'],
    description: 'Written in 1999; two people know it.',
  },
  paymentInterface: {
    template: 'application',
    name: 'Payment interface to the bank',
    type: 'API Service',
    risk_level: 'Critical',
    status: 'Active',
    properties: ['paymentOrders'],
    description: 'Takes the daily file from the share and hands it to the bank.',
  },
  domainControllers: {
    template: 'server',
    name: 'Domain controllers',
    type: 'Application',
    risk_level: 'Critical',
    status: 'Active',
    properties: ['directory'],
    description: 'Three machines; the backups trust them too.',
  },
  adjusterLaptops: {
    template: 'endpoint',
    name: 'Laptops of field adjusters',
    type: 'Hardware',
    risk_level: 'Medium',
    status: 'Active',
    properties: ['claimsFiles'],
    description: 'Carried to damaged buildings, left in cars.',
    attributes: { devices: 140, encrypted: true },
  },
  // Without a template: these were typed into the plain form.
  branchGateways: {
    name: 'VPN gateways of the branches',
    type: 'Network',
    risk_level: 'High',
    status: 'Under Review',
    properties: ['branchNetwork', 'directory'],
    description: 'One in each of fourteen branches.',
  },
  dataCenter: {
    name: 'Data center Harbour Street',
    type: 'Hardware',
    risk_level: 'High',
    status: 'Active',
    properties: ['dataHall'],
    description: 'The primary site, and the only one that switches by itself.',
  },
  archiveRoom: {
    name: 'Paper archive',
    type: 'Data',
    risk_level: 'Medium',
    status: 'Active',
    properties: ['paperOriginals'],
    description: 'One room without extinguishing.',
  },
  campaignBuckets: {
    name: 'Campaign storage in the cloud',
    type: 'Data',
    risk_level: 'Medium',
    status: 'Retired',
    properties: ['campaignFiles'],
    description: 'Closed after the finding; kept until the last check is done.',
  },
  scanningService: {
    name: 'Scanning service (former vendor)',
    type: 'Data',
    risk_level: 'High',
    status: 'Inactive',
    properties: ['vendorLetters'],
    description: 'Left in 2022 without a confirmed deletion.',
  },
  printContract: {
    name: 'Print and mail contract',
    type: 'Personnel',
    risk_level: 'Low',
    status: 'Active',
    properties: ['renewalLetters'],
    description: 'Kanal Print & Post; there is no second printer.',
  },
} as const satisfies Record<string, SampleAsset>;

export type AssetName = keyof typeof ASSETS;

const ASSET_KIND = 2;
const NAMES = Object.keys(ASSETS);

export const assetId = (name: AssetName): string => sampleId(ASSET_KIND, NAMES.indexOf(name) + 1);

/** What Tomasz, who owns assets, looks after. */
export const TOMASZ_ASSETS: readonly AssetName[] = [
  'customerPortal',
  'mobileApp',
  'quoteEngine',
  'branchGateways',
  'campaignBuckets',
];

export function sampleAssets(): { id: string; fields: AssetFields }[] {
  const all: readonly SampleAsset[] = Object.values(ASSETS);
  return all.map(({ template, properties, attributes = {}, ...words }, index) => ({
    id: sampleId(ASSET_KIND, index + 1),
    fields: {
      ...words,
      attributes,
      linked_properties: properties.map(propertyId),
      template_id: template === undefined ? null : TEMPLATE_IDS[template],
    },
  }));
}
