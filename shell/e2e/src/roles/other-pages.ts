/** Pages of what risks are built from, of the settings and of the organization. */
import type { Role } from '@parapet/contracts';
import { FIELDS, importAndExport, press, row, type Row, type VisitedPage } from './rows.ts';

/** Roles that may read assets. */
const SEE_ASSETS: readonly Role[] = ['admin', 'risk_manager', 'grc_domain_manager', 'asset_owner', 'auditor'];
const FRAMEWORK = /^(ISO 27001|NIST CSF|SOC 2|GDPR|HIPAA|PCI DSS) \d/;

const ASSETS: readonly Row[] = [
  ...importAndExport('Assets'),
  [/^Manage Templates$/, 'listAssetTemplates'],
  [/^Add New Asset$/, 'createAsset'],
  [/^Edit: Warehouse system$/, 'updateAsset'],
  [/^Edit: File server$/, ['admin', 'risk_manager']],
  [/^Delete: (Warehouse system|File server)$/, 'deleteAsset'],
];

export const OTHER_PAGES: readonly VisitedPage[] = [
  { name: 'assets', at: () => '/cybersecurity', visitedBy: SEE_ASSETS, rows: ASSETS },
  {
    name: 'asset beside the list',
    at: ({ assetId }) => `/cybersecurity?asset=${assetId}`,
    visitedBy: SEE_ASSETS,
    rows: [
      ...ASSETS,
      [/^Edit$/, 'updateAsset'],
      [/^Suggest controls$/, 'suggestControls'],
      [/^Delete$/, 'deleteAsset'],
    ],
  },
  {
    name: 'templates of assets',
    at: () => '/cybersecurity?templates=assets',
    visitedBy: SEE_ASSETS,
    open: async (page) => page.getByRole('dialog').getByRole('button', { name: 'Export Vehicle as JSON' }).waitFor(),
    rows: [
      ...ASSETS,
      [/^Create Template$/, 'createAssetTemplate'],
      [/^Use template /, 'createAsset'],
      [/^Edit (Vehicle|Server|Database|Application)$/, 'updateAssetTemplate'],
      [/^Duplicate /, 'createAssetTemplate'],
      [/^Delete Vehicle$/, 'deleteAssetTemplate'],
      [/^(Export .* as JSON|History of )/, 'everybody'],
    ],
  },
  {
    name: 'properties',
    at: () => '/cybersecurity?tab=properties',
    visitedBy: SEE_ASSETS,
    rows: [
      ...importAndExport('Properties'),
      [/^Manage Templates$/, 'listPropertyTemplates'],
      [/^Add New Property$/, 'createProperty'],
      [/^Edit: Stock records$/, ['admin', 'risk_manager']],
      [/^Delete: Stock records$/, 'deleteProperty'],
    ],
  },
  {
    name: 'risk scenarios',
    at: () => '/cybersecurity?tab=scenarios',
    visitedBy: SEE_ASSETS,
    rows: [
      ...importAndExport('RiskScenarios'),
      [/^Manage Templates$/, 'listRiskScenarioTemplates'],
      [/^Add Risk Scenario$/, 'createRiskScenario'],
      [/^Edit Ransomware/, ['admin', 'risk_manager']],
      [/^Delete Ransomware/, 'deleteRiskScenario'],
    ],
  },
  {
    name: 'GRC templates',
    at: () => '/cybersecurity?tab=grc',
    rows: [
      [/^Create Template$/, 'createGrcTemplate'],
      [/^View /, 'everybody'],
      [/^Edit A short form$/, 'updateGrcTemplate'],
      [/^Delete A short form$/, 'deleteGrcTemplate'],
      [FRAMEWORK, 'everybody'],
      // Those of other domains.
      [/^Edit /, ['admin', 'risk_manager', 'risk_owner', 'grc_domain_manager']],
    ],
  },
  {
    name: 'new GRC template',
    at: () => '/grc/templates/new',
    opensFor: 'createGrcTemplate',
    rows: [FIELDS, [/^(Save Template|Add step)$/, 'everybody'], [/^GRC Templates$/, 'everybody']],
  },
  {
    name: 'form of a GRC template',
    at: ({ grcTemplateId }) => `/grc/templates/${grcTemplateId}/edit`,
    opensFor: 'updateGrcTemplate',
    rows: [FIELDS, [/^(Save Template|Add step|View)$/, 'everybody']],
  },
  {
    name: 'GRC template',
    at: ({ grcTemplateId }) => `/grc/templates/${grcTemplateId}/view`,
    open: press('More actions'),
    rows: [
      [/^Edit$/, 'updateGrcTemplate'],
      [/^Duplicate$/, 'createGrcTemplate'],
      [/^History$/, 'everybody'],
    ],
  },
  {
    name: 'account',
    at: () => '/settings',
    rows: [
      [/^Update Password$/, 'everybody'],
      [/^Create token$/, 'createApiToken'],
      [/^Copy (address|settings)$/, 'everybody'],
    ],
  },
  { name: 'notifications', at: () => '/settings?tab=notifications', rows: [] },
  { name: 'display', at: () => '/settings?tab=display', rows: [FIELDS] },
  { name: 'matrix', at: () => '/settings?tab=matrix', rows: [[/^Pick a color/, 'everybody'], FIELDS] },
  {
    name: 'words of the organization',
    at: () => '/settings?tab=organization',
    visitedBy: ['admin'],
    open: row('Security'),
    rows: [[/^Rename: /, 'renameRiskCategory'], [/^Merge into another…$/, 'renameRiskCategory'], FIELDS],
  },
  {
    name: 'organization',
    at: () => '/organization',
    opensFor: 'getOrganization',
    open: press('More actions'),
    rows: [
      [/^Add Member$/, 'addMember'],
      [/^Edit .*@/, 'updateMember'],
      [/^Remove .*@/, 'removeMember'],
      [/^Add webhook$/, 'createWebhook'],
      [/^Connect a channel$/, 'setChatChannel'],
      [/^Audit log$/, 'exportAuditEntries'],
      [/^Field: Time zone$/, 'updateOrganization'],
      [/^Rename organization$/, 'updateOrganization'],
      [/^Transfer organization$/, 'transferOrganization'],
      [/^Leave organization$/, 'leaveOrganization'],
      [/^Delete organization$/, 'deleteOrganization'],
    ],
  },
  {
    name: 'audit log',
    at: () => '/organization/audit-log',
    opensFor: 'exportAuditEntries',
    rows: [
      [/^Export$/, 'exportAuditEntries'],
      [/^Verify$/, 'verifyAudit'],
      [/^Restore…$/, 'previewRestore'],
      // So that the entries are there before they are looked at.
      [/^Check the pumps$/, 'exportAuditEntries'],
    ],
  },
  {
    name: 'what was deleted',
    at: () => '/organization/audit-log?action=delete',
    opensFor: 'exportAuditEntries',
    rows: [
      [/^Export$/, 'exportAuditEntries'],
      [/^Verify$/, 'verifyAudit'],
      [/^Restore…$/, 'previewRestore'],
    ],
  },
];
