/** The sample data: what an invented freight company might have recorded. Keys say what is linked to what. */
import type { AssetCreate, PropertyCreate, RiskCreate, RiskScenarioCreate, TaskCreate } from '@parapet/contracts';

type Fields<T> = Omit<T, 'organization_id' | 'template_id' | 'attributes'>;

interface SampleScenario extends Fields<RiskScenarioCreate> {
  /** Of the default template. */
  attributes: { impact_description: string; likelihood: string };
}

const scenario = (
  title: string,
  threat_actors: string[],
  linked_controls: string[],
  description: string,
  impact_description: string,
  likelihood: string,
): SampleScenario => ({
  title,
  threat_actors,
  linked_controls,
  description,
  attributes: { impact_description, likelihood },
});

export const SCENARIOS = {
  ransomware: scenario(
    'Ransomware reaches the warehouse system',
    ['Organized crime'],
    ['ISO 27001 A.8.7', 'ISO 27001 A.8.13'],
    'A loader in a forged delivery note spreads over the shares of the office and encrypts the warehouse database.',
    'No goods leave the warehouse for a week.',
    'High',
  ),
  invoice: scenario(
    'A customer pays a forged invoice',
    ['Fraud ring'],
    ['ISO 27001 A.5.14'],
    'Somebody reads along in a mailbox and sends customers an invoice with another bank account.',
    'The payment is gone, and the customer blames the company.',
    'High',
  ),
  outage: scenario(
    'The customs broker cannot be reached',
    ['Supplier'],
    ['ISO 27001 A.5.22'],
    'The only broker for exports has an outage on a day with many departures.',
    'Trucks wait at the border, and penalties for late delivery are due.',
    'Medium',
  ),
  theft: scenario(
    'A loaded trailer is stolen',
    ['Organized crime', 'Insider'],
    ['ISO 27001 A.7.4'],
    'A trailer is taken from an unguarded parking area at night.',
    'The load is lost, and the insurer asks why the area was not guarded.',
    'Medium',
  ),
  leak: scenario(
    'Personal data of drivers leaks',
    ['Insider', 'Hacker'],
    ['GDPR Art. 32'],
    'The export of the payroll system lies in a folder that everybody can read.',
    'Drivers have to be informed, and the authority asks questions.',
    'Medium',
  ),
  fire: scenario(
    'Fire in the charging area for forklifts',
    ['Accident'],
    ['ISO 27001 A.7.5'],
    'A damaged battery burns while it is charged at night.',
    'A part of the warehouse is closed for weeks.',
    'Low',
  ),
} satisfies Record<string, SampleScenario>;
type ScenarioKey = keyof typeof SCENARIOS;

interface SampleProperty extends Omit<Fields<PropertyCreate>, 'linked_scenarios'> {
  scenarios: ScenarioKey[];
}

export const PROPERTIES = {
  stock: { name: 'Stock and orders', type: 'Digital', category: 'Data', scenarios: ['ransomware'] },
  payments: { name: 'Incoming payments', type: 'Financial', category: 'Receivables', scenarios: ['invoice'] },
  customs: { name: 'Customs declarations', type: 'Digital', category: 'Data', scenarios: ['outage'] },
  loads: { name: 'Goods of customers', type: 'Physical', category: 'Inventory', scenarios: ['theft', 'fire'] },
  drivers: { name: 'Personal data of drivers', type: 'Human', category: 'Data', scenarios: ['leak'] },
} satisfies Record<string, SampleProperty>;
type PropertyKey = keyof typeof PROPERTIES;

interface SampleAsset extends Omit<Fields<AssetCreate>, 'linked_properties'> {
  properties: PropertyKey[];
}

const asset = (
  name: string,
  type: string,
  risk_level: NonNullable<AssetCreate['risk_level']>,
  properties: PropertyKey[],
): SampleAsset => ({ name, type, status: 'Active', risk_level, properties });

export const ASSETS = {
  warehouse: asset('Warehouse system', 'Software', 'Critical', ['stock']),
  database: asset('Order database', 'Data', 'High', ['stock', 'payments']),
  mail: asset('Mailboxes', 'Software', 'High', ['payments']),
  bookkeeping: asset('Bookkeeping', 'Software', 'High', ['payments']),
  broker: asset('Interface to the customs broker', 'Network', 'High', ['customs']),
  trailers: asset('Trailers', 'Hardware', 'Medium', ['loads']),
  hall: asset('Warehouse hall', 'Hardware', 'High', ['loads']),
  payroll: asset('Payroll system', 'Software', 'Medium', ['drivers']),
  tachographs: asset('Archive of tachograph data', 'Data', 'Medium', ['drivers']),
  telematics: asset('Telematics of the fleet', 'Network', 'Medium', ['loads', 'drivers']),
  dispatchers: asset('Dispatchers', 'Personnel', 'Low', ['stock', 'customs']),
} satisfies Record<string, SampleAsset>;
type AssetKey = keyof typeof ASSETS;

export interface SampleRisk extends Omit<Fields<RiskCreate>, 'selected_assets' | 'selected_scenarios'> {
  assets: AssetKey[];
  scenarios: ScenarioKey[];
  /** How far its flow has come; without one there is none. */
  flow?: 'draft' | 'in-progress' | 'completed';
  /** Once its flow is completed. */
  archived?: true;
}

const LEVEL = ['low', 'medium', 'high', 'critical'] as const;

const risk = (
  title: string,
  category: string,
  [severity, impact_level, probability]: readonly [severity: 0 | 1 | 2 | 3, impact: number, probability: number],
  status: RiskCreate['status'],
  description: string,
  linked: Partial<Pick<SampleRisk, 'assets' | 'scenarios' | 'flow' | 'archived'>> = {},
): SampleRisk => ({
  title,
  category,
  severity: LEVEL[severity],
  impact_level,
  probability,
  status,
  description,
  assets: [],
  scenarios: [],
  ...linked,
});

export const RISKS: readonly SampleRisk[] = [
  risk(
    'Ransomware reaches the warehouse',
    'Security',
    [3, 5, 4],
    'identified',
    'Backups are restored once a year only.',
    { assets: ['warehouse', 'database'], scenarios: ['ransomware'], flow: 'completed' },
  ),
  risk('Invoice redirected to a fraudster', 'Financial', [2, 4, 4], 'open', 'Bank details are changed by email.', {
    assets: ['mail', 'bookkeeping'],
    scenarios: ['invoice'],
    flow: 'in-progress',
  }),
  risk('Broker outage stops clearance', 'Operational', [2, 4, 3], 'assessing', 'There is no second broker.', {
    assets: ['broker', 'dispatchers'],
    scenarios: ['outage'],
    flow: 'draft',
  }),
  risk('Trailer stolen from a parking area', 'Operational', [2, 4, 3], 'identified', 'Two areas have no guard.', {
    assets: ['trailers'],
    scenarios: ['theft'],
    flow: 'completed',
    archived: true,
  }),
  risk('Payroll export readable by everybody', 'Privacy', [2, 3, 4], 'identified', 'The folder is shared.', {
    assets: ['payroll'],
    scenarios: ['leak'],
    flow: 'completed',
    archived: true,
  }),
  risk('Forklift battery burns at night', 'Operational', [2, 5, 2], 'in-progress', 'Nobody is in the hall then.', {
    assets: ['hall'],
    scenarios: ['fire'],
  }),
  risk('Tachograph archive incomplete', 'Regulatory', [1, 3, 3], 'open', 'Two months of 2024 are missing.', {
    assets: ['tachographs'],
  }),
  risk('Vendor of the sensors closes', 'Operational', [0, 2, 2], 'accepted', 'Sensors can be read without it.', {
    assets: ['telematics'],
  }),
  risk('Dispatch known to two people only', 'Operational', [1, 3, 4], 'open', 'Both are on leave in August.', {
    assets: ['dispatchers'],
  }),
  risk('Warehouse system without support', 'Security', [2, 4, 3], 'mitigating', 'Support ends next year.', {
    assets: ['warehouse'],
  }),
  risk('Order database on one machine', 'Security', [2, 5, 2], 'identified', 'A copy is made at night.', {
    assets: ['database'],
  }),
  risk('Mail accounts without a second factor', 'Security', [3, 4, 5], 'in-progress', 'Eleven accounts are left.', {
    assets: ['mail'],
    scenarios: ['invoice'],
  }),
  risk('Fuel prices rise faster than contracts', 'Financial', [2, 4, 4], 'monitored', 'Contracts run for a year.'),
  risk('One customer makes a third of the revenue', 'Financial', [2, 5, 2], 'accepted', 'The contract ends in 2028.'),
  risk('Late payment of two large customers', 'Financial', [1, 3, 3], 'monitored', 'They pay after 60 days.'),
  risk('Drivers exceed their driving times', 'Regulatory', [2, 4, 3], 'in-progress', 'Three fines last year.', {
    assets: ['tachographs', 'telematics'],
  }),
  risk('Dangerous goods declared wrongly', 'Regulatory', [2, 5, 2], 'open', 'Training was two years ago.'),
  risk('Sanctions lists checked by hand', 'Regulatory', [1, 4, 2], 'assessing', 'A check takes ten minutes.', {
    assets: ['broker'],
  }),
  risk('Positions of drivers kept too long', 'Privacy', [1, 2, 4], 'identified', 'Nothing is ever deleted.', {
    assets: ['telematics'],
    scenarios: ['leak'],
  }),
  risk('Applicants’ papers kept in mailboxes', 'Privacy', [0, 2, 3], 'open', 'There is no rule for deletion.', {
    assets: ['mail'],
  }),
  risk('Too few drivers in the peak season', 'Operational', [2, 3, 5], 'mitigating', 'Eight positions are vacant.'),
  risk('Flood closes the road to the warehouse', 'Operational', [1, 4, 1], 'accepted', 'It happened in 2002.', {
    assets: ['hall'],
  }),
  risk('Subcontractor drives without insurance', 'Operational', [1, 4, 2], 'monitored', 'Papers are checked yearly.'),
  risk('Old customer portal still online', 'Security', [2, 3, 4], 'mitigated', 'It shows orders of 2019.', {
    assets: ['database'],
  }),
];

/** Of the flow that is completed or in progress. */
export const PLAN = {
  title: 'Recover within a day',
  description: 'A copy that cannot be changed, and a rehearsal every quarter.',
  priority: 'high',
  estimatedCost: '24,000',
  timeline: 'Two quarters',
} as const;

/** `inDays` from today, to be done for the risk with this title. */
export const TASKS: readonly (Pick<TaskCreate, 'description'> & { title: string; risk: string; inDays: number })[] = [
  { title: 'Rehearse the recovery of the order database', risk: 'Ransomware reaches the warehouse', inDays: 12 },
  { title: 'Call customers before bank details change', risk: 'Invoice redirected to a fraudster', inDays: -2 },
  { title: 'Ask a second customs broker for an offer', risk: 'Broker outage stops clearance', inDays: 5 },
];
