/** Pages of risks, their flows, plans and tasks. */
import type { Role } from '@parapet/contracts';
import { importAndExport, press, row, type Row, type VisitedPage } from './rows.ts';

/** Roles that change flows, and read the assets and scenarios to choose from (D36). */
const CHOOSERS: readonly Role[] = ['admin', 'risk_manager', 'grc_domain_manager'];
/** Roles that may read risks and not change them. */
const READERS: readonly Role[] = ['asset_owner', 'stakeholder', 'auditor'];

const REGISTER: readonly Row[] = [
  ...importAndExport('Risks'),
  [/^Quick add$/, 'createRisk'],
  [/^Create Risk Flow: Towing/, 'createRiskFlow'],
  [/^(Start|Edit) Risk Flow: Ransomware/, 'updateRiskFlow'],
  [/^View Risk Flow: Ransomware/, READERS],
  // There is none to look at yet.
  [/^View Risk Flow: Towing/, []],
  [/^View Risk Flow: Flood/, 'everybody'],
  [/: change (Severity|Status) of “/, 'updateRisk'],
];

export const RISK_PAGES: readonly VisitedPage[] = [
  { name: 'dashboard', at: () => '/dashboard', rows: [] },
  { name: 'register', at: () => '/risk-register', rows: REGISTER },
  {
    name: 'registers',
    at: () => '/risk-register',
    open: press('All registers'),
    rows: [...REGISTER, [/^New register…/, 'createRiskTable']],
  },
  {
    name: 'views of the register',
    at: ({ sharedViewId }) => `/risk-register?shared=${sharedViewId}.1&columns=title`,
    open: press('Board pack'),
    rows: [
      ...importAndExport('Risks'),
      [/^Quick add$/, 'createRisk'],
      [/^Board pack$/, 'everybody'],
      [/^Save as new$/, 'everybody'],
      [/^Board pack Saved by/, 'everybody'],
      [/^(Rename|Delete) Board pack$/, 'updateSharedView'],
      [/^Save for everybody$/, 'updateSharedView'],
    ],
  },
  {
    name: 'row of a risk',
    at: () => '/risk-register',
    open: row('Flood in the data center'),
    rows: [
      ...REGISTER,
      [/^View Risk Flow$/, 'everybody'],
      [/^Connections$/, 'everybody'],
      [/^Edit Risk$/, 'updateRisk'],
      [/^Archive$/, 'archiveRisk'],
      [/^Delete$/, 'deleteRisk'],
    ],
  },
  {
    name: 'row of an archived risk',
    at: () => '/risk-register?status=archived',
    open: row('Fire in the data center'),
    rows: [
      ...importAndExport('Risks'),
      [/^Quick add$/, 'createRisk'],
      [/^View Risk Flow/, 'everybody'],
      [/: change Severity of “/, 'updateRisk'],
      [/^Connections$/, 'everybody'],
      [/^Edit Risk$/, 'updateRisk'],
      [/^Unarchive$/, 'unarchiveRisk'],
      [/^Delete$/, 'deleteRisk'],
    ],
  },
  {
    name: 'selected risks',
    at: () => '/risk-register',
    open: async (page) =>
      page.getByRole('checkbox', { name: 'Select Flood in the data center' }).check({ force: true }),
    rows: [...REGISTER, [/^Set (status|owner|category)$/, 'bulkRisks'], [/^Delete$/, 'deleteRisk']],
  },
  {
    name: 'risk beside the register',
    at: ({ risks }) => `/risk-register?risk=${risks.begun}`,
    rows: [
      ...REGISTER,
      [/^Edit Risk$/, 'updateRisk'],
      [/^(Start|Edit) Risk Flow$/, 'updateRiskFlow'],
      [/^View Risk Flow$/, READERS],
      [/^Add Task$/, 'createTask'],
      [/(change the status of “|^)Check the pumps”?$/, 'updateTask'],
      [/^Delete “Check the pumps”/, 'deleteTask'],
    ],
  },
  {
    name: 'form of a risk',
    at: ({ risks }) => `/risk-register?edit=${risks.begun}`,
    rows: [
      ...REGISTER,
      [/^(Field: Title|Cancel|Save changes)$/, 'updateRisk'],
      [/^Field: (?!Assets|Risk Scenarios)/, 'updateRisk'],
      [/^Field: (Assets|Risk Scenarios)$/, CHOOSERS],
      [/^Create (asset|scenario)$/, 'createAsset'],
    ],
  },
  {
    name: 'notes of a risk',
    at: ({ risks }) => `/risk-register?edit=${risks.begun}&tab=notes`,
    rows: [...REGISTER, [/^(Field: New note|Add note)$/, 'addRiskNote'], [/^(Cancel|Save changes)$/, 'updateRisk']],
  },
  {
    name: 'connections',
    at: ({ risks }) => `/risk-connections?risk=${risks.begun}`,
    rows: [
      [/^Edit Risk$/, 'updateRisk'],
      [/^(Export|Clear Selection|Field: Focus on risk)$/, 'everybody'],
    ],
  },
  {
    name: 'tasks',
    at: () => '/plans-tasks?assigned=all',
    rows: [
      [/^Add Task$/, 'createTask'],
      [/change the status of “Check the pumps”/, 'updateTask'],
      [/^Check the pumps$/, 'updateTask'],
      [/^Delete “Check the pumps”/, 'deleteTask'],
    ],
  },
  {
    name: 'board of tasks',
    at: () => '/plans-tasks?view=board&assigned=all',
    rows: [
      [/^Add Task$/, 'createTask'],
      [/change the status of “Check the pumps”/, 'updateTask'],
      [/^Check the pumps /, 'everybody'],
    ],
  },
  {
    name: 'plans',
    at: () => '/plans-tasks?tab=plans',
    open: press('Actions of “Restore offline”'),
    rows: [[/change the status of “Buy an offline copy”/, 'updateTreatmentPlan']],
  },
  { name: 'choice of a risk', at: () => '/risk-flow', rows: [] },
  {
    name: 'new flow',
    at: ({ risks }) => `/risk-flow?riskId=${risks.bare}`,
    // Others would create it.
    visitedBy: ['asset_owner', 'risk_owner', 'stakeholder', 'auditor'],
    rows: [],
  },
  {
    name: 'assets of a flow',
    at: ({ risks }) => `/risk-flow/${risks.begun}`,
    // Whoever moved to another step before has saved that.
    open: press(/^(Completed )?Assets Selection$/),
    rows: [
      [/^Next$/, 'everybody'],
      [/^Connect Risk: /, CHOOSERS],
    ],
  },
  {
    name: 'review of a flow',
    at: ({ risks }) => `/risk-flow/${risks.begun}`,
    open: press('Review & Assessment'),
    rows: [
      [/^(Next|Ransomware encrypts the data)$/, 'everybody'],
      [/^Add a note on /, 'updateRiskFlow'],
      [/^Edit Stock records$/, ['admin', 'risk_manager']],
      [/^Add assessment$/, 'updateRiskFlow'],
    ],
  },
  {
    name: 'completed flow',
    at: ({ risks }) => `/risk-flow/${risks.completed}`,
    rows: [
      [/^Report$/, 'everybody'],
      [/^Archive Risk$/, 'archiveRiskFlow'],
    ],
  },
  {
    name: 'form of a flow',
    at: ({ flows }) => `/risk-flows/${flows.begun}/edit`,
    rows: [
      [/^Field: /, 'updateRiskFlow'],
      [/^Remove (Warehouse|Ransomware)/, CHOOSERS],
      [/^(Add action|Remove Buy|Drag Buy|Status of Buy|Open calendar)/, 'updateTreatmentPlan'],
      [/^Buy an offline copy$/, 'everybody'],
    ],
  },
  { name: 'report of a flow', at: ({ flows }) => `/risk-flows/${flows.completed}/report`, rows: [] },
  {
    name: 'new risk',
    at: () => '/add-risk',
    opensFor: 'createRisk',
    rows: [[/^(Domain and template|Cancel$)/, 'everybody']],
  },
  {
    name: 'new risk on one page',
    at: () => '/add-risk?quick',
    opensFor: 'createRisk',
    rows: [
      [/^(Cancel|Create risk|Create and add another|Show more|Field: .*)$/, 'everybody'],
      [/^Create asset$/, 'createAsset'],
    ],
  },
];
