/** Types of assets with a baseline of controls. */
import type { AssetKind } from './control.ts';

/** The types of the basic form and the default templates (section 3), and other common ones. The most specific come first: a database server counts as a database. */
export const ASSET_TYPES = [
  'database',
  'email',
  'file-server',
  'web-application',
  'mobile-app',
  'desktop-application',
  'api',
  'web-server',
  'server',
  'laptop',
  'mobile-device',
  'wireless',
  'firewall',
  'cloud',
  'supplier',
  'premises',
  'hardware',
  'software',
  'network',
  'data',
  'people',
] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** The kinds of assets of the catalog, by type. */
export const KINDS_OF: Readonly<Record<AssetType, readonly AssetKind[]>> = {
  database: ['data', 'software'],
  email: ['software', 'people', 'data'],
  'file-server': ['data', 'hardware', 'software'],
  'web-application': ['software'],
  'mobile-app': ['software', 'data'],
  'desktop-application': ['software'],
  api: ['software', 'network'],
  'web-server': ['software', 'hardware', 'network'],
  server: ['hardware', 'software'],
  laptop: ['hardware', 'data', 'people'],
  'mobile-device': ['hardware', 'data', 'people'],
  wireless: ['network'],
  firewall: ['network', 'hardware'],
  cloud: ['software', 'data', 'network'],
  supplier: ['software', 'data', 'network', 'people'],
  premises: ['hardware', 'people', 'network'],
  hardware: ['hardware'],
  software: ['software'],
  network: ['network'],
  data: ['data'],
  people: ['people'],
};
