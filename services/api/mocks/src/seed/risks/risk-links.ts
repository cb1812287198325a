/** What the sample's risks are about, by title: their assets and scenarios. */
import type { Risk } from '@parapet/contracts';
import { assetId, type AssetName } from '../items/assets.ts';
import type { DomainName } from '../people/organizations.ts';
import { registerOf } from '../templates/registers.ts';
import { scenarioId, type ScenarioName } from '../items/scenarios.ts';

interface Links {
  /** The first is the risk's own asset. */
  assets: readonly AssetName[];
  scenarios: readonly ScenarioName[];
}

const LINKS: Readonly<Record<string, Links>> = {
  'Ransomware encrypts the claims file servers': {
    assets: ['claimsFileServers', 'domainControllers'],
    scenarios: ['ransomware', 'adminTakeover'],
  },
  'Privileged accounts without multi-factor authentication': {
    assets: ['domainControllers'],
    scenarios: ['adminTakeover'],
  },
  'Unpatched VPN gateways at the branch offices': { assets: ['branchGateways'], scenarios: ['gatewayExploit'] },
  'Phishing of payment staff': { assets: ['paymentInterface'], scenarios: ['paymentFraud'] },
  'Customer portal open to credential stuffing': {
    assets: ['customerPortal', 'mobileApp'],
    scenarios: ['credentialStuffing'],
  },
  'Backups never restored in a drill': { assets: ['policyDatabase', 'claimsFileServers'], scenarios: ['ransomware'] },
  'Flat network between offices and data center': {
    assets: ['branchGateways', 'dataCenter'],
    scenarios: ['gatewayExploit'],
  },
  'Denial of service against the quote engine': { assets: ['quoteEngine'], scenarios: ['quoteFlood'] },
  'Laptops lost without disk encryption': { assets: ['adjusterLaptops'], scenarios: [] },
  'Cloud storage buckets readable by anyone': { assets: ['campaignBuckets'], scenarios: ['bucketLeak'] },
  'Compromised dependency in the mobile app': { assets: ['mobileApp'], scenarios: ['packageReplaced'] },
  'Health data in free-text claim notes': {
    assets: ['reportingWarehouse', 'claimsPlatform'],
    scenarios: ['healthDataLeak'],
  },
  'Retention periods not enforced in the archive': { assets: ['claimsFileServers'], scenarios: [] },
  'Test environments filled with production data': {
    assets: ['testEnvironments', 'policyDatabase'],
    scenarios: ['testDataLeak'],
  },
  'Loss of the primary data center': { assets: ['dataCenter'], scenarios: ['siteLost'] },
  'Only two people know the rating engine': { assets: ['ratingEngine'], scenarios: [] },
  'Storm season overwhelms the claims line': { assets: ['claimsPlatform'], scenarios: ['winterStorm'] },
  'Strike at the print and mail service': { assets: ['printContract'], scenarios: ['printerStrike'] },
  'Fire in the paper archive': { assets: ['archiveRoom'], scenarios: ['siteLost'] },
  'Payment file changed before it reaches the bank': { assets: ['paymentInterface'], scenarios: ['paymentFraud'] },
  'Claims platform provider becomes insolvent': { assets: ['claimsPlatform'], scenarios: ['providerInsolvent'] },
  'Cloud region outage stops online sales': { assets: ['quoteEngine', 'customerPortal'], scenarios: ['regionOutage'] },
  'Data of a former vendor never returned': { assets: ['scanningService'], scenarios: ['lettersFound'] },
};

/** @param title of the risk */
export function riskLinks(
  title: string,
  domain: DomainName,
): Pick<Risk, 'asset_id' | 'selected_assets' | 'selected_scenarios' | 'table_id'> {
  const { assets, scenarios } = LINKS[title] ?? { assets: [], scenarios: [] };
  const selected_assets = assets.map(assetId);
  return {
    asset_id: selected_assets[0] ?? null,
    selected_assets,
    selected_scenarios: scenarios.map(scenarioId),
    table_id: registerOf(domain),
  };
}

/** Every title that the links name: each is a risk of the sample. */
export const LINKED_TITLES = Object.keys(LINKS);
