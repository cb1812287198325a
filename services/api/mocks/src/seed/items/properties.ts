import type { PropertyFields } from '@parapet/contracts/rules';
import { sampleId } from '../dates.ts';
import { scenarioId, type ScenarioName } from './scenarios.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';

/** A property of the sample, as it is written down here. Its other fields are derived. */
interface SampleProperty
  extends
    Pick<PropertyFields, 'name' | 'type' | 'description'>,
    Partial<Pick<PropertyFields, 'category' | 'value' | 'attributes'>> {
  template?: 'physical' | 'digital' | 'intellectual' | 'service';
  scenarios: readonly ScenarioName[];
}

const PROPERTIES = {
  claimsFiles: {
    template: 'digital',
    name: 'Claims files and photographs',
    type: 'Digital',
    description: 'Everything that is known about a claim, from the first call to the last payment.',
    attributes: {
      data_classification: 'Restricted',
      storage_location: 'Claims archive, Harbour Street',
      data_size: '38 TB',
      backup_frequency: 'Daily',
    },
    scenarios: ['ransomware', 'healthDataLeak'],
  },
  policyData: {
    template: 'digital',
    name: 'Policy and customer master data',
    type: 'Digital',
    description: 'Names, addresses, cover and bank details of 410,000 customers.',
    attributes: {
      data_classification: 'Restricted',
      storage_location: 'Policy database',
      data_size: '2.4 TB',
      backup_frequency: 'Daily',
    },
    scenarios: ['testDataLeak', 'adminTakeover', 'ransomware'],
  },
  healthDetails: {
    template: 'digital',
    name: 'Health details in claim notes',
    type: 'Digital',
    description: 'Injuries and treatments as adjusters write them down.',
    attributes: {
      data_classification: 'Restricted',
      storage_location: 'Claims archive and reporting warehouse',
      backup_frequency: 'Daily',
    },
    scenarios: ['healthDataLeak'],
  },
  paymentOrders: {
    template: 'digital',
    name: 'Daily payment orders',
    type: 'Digital',
    description: 'The file that goes to the bank at four in the afternoon.',
    attributes: {
      data_classification: 'Confidential',
      storage_location: 'Payment share',
      data_size: '12 MB a day',
      backup_frequency: 'Daily',
    },
    scenarios: ['paymentFraud'],
  },
  portalAccounts: {
    template: 'digital',
    name: 'Accounts of the customer portal',
    type: 'Digital',
    description: 'Sign-ins of 190,000 customers, shared with the mobile app.',
    attributes: {
      data_classification: 'Confidential',
      storage_location: 'Nordlys Cloud, region west',
      backup_frequency: 'Daily',
    },
    scenarios: ['credentialStuffing', 'packageReplaced'],
  },
  tariffRules: {
    template: 'intellectual',
    name: 'Tariff rules of the rating engine',
    type: 'Intellectual',
    value: '4 years of two actuaries',
    description: 'How a premium comes about; written down nowhere else.',
    attributes: { ip_type: 'Know-how' },
    scenarios: ['quoteFlood', 'adminTakeover'],
  },
  onlineSales: {
    template: 'service',
    name: 'Quotes and sales around the clock',
    type: 'Financial',
    description: 'A third of new policies is sold without anybody being there.',
    attributes: { tolerable_outage_hours: 4 },
    scenarios: ['quoteFlood', 'regionOutage'],
  },
  claimsService: {
    template: 'service',
    name: 'First payment within five days',
    type: 'Human',
    description: 'What the storm cover promises.',
    attributes: { tolerable_outage_hours: 48 },
    scenarios: ['providerInsolvent', 'winterStorm'],
  },
  directory: {
    template: 'digital',
    name: 'Directory of accounts and rights',
    type: 'Digital',
    description: 'Who may do what on all systems in our own halls.',
    attributes: {
      data_classification: 'Restricted',
      storage_location: 'Domain controllers',
      backup_frequency: 'Daily',
    },
    scenarios: ['adminTakeover', 'gatewayExploit'],
  },
  branchNetwork: {
    template: 'digital',
    name: 'Lines between branches and data center',
    type: 'Digital',
    description: 'Fourteen branches, one flat network.',
    attributes: { data_classification: 'Internal', backup_frequency: 'None' },
    scenarios: ['gatewayExploit'],
  },
  dataHall: {
    template: 'physical',
    name: 'Data hall with cooling and power',
    type: 'Physical',
    category: 'Building',
    value: '3.1 million euros',
    description: 'Two rows of racks and one cooling circuit.',
    attributes: { location: 'Harbour Street 4, cellar' },
    scenarios: ['siteLost'],
  },
  paperOriginals: {
    template: 'physical',
    name: 'Paper originals from before 1998',
    type: 'Physical',
    category: 'Other',
    description: 'Life policies that nobody has scanned.',
    attributes: { location: 'Archive room, second basement' },
    scenarios: ['siteLost'],
  },
  renewalLetters: {
    template: 'physical',
    name: 'Renewal letters of the season',
    type: 'Physical',
    category: 'Inventory',
    value: '210,000 letters',
    description: 'Must leave thirty days before the term.',
    attributes: { location: 'Kanal Print & Post' },
    scenarios: ['printerStrike'],
  },
  campaignFiles: {
    template: 'digital',
    name: 'Campaign files with customer lists',
    type: 'Digital',
    description: 'What agencies were given for mailings.',
    attributes: {
      data_classification: 'Internal',
      storage_location: 'Two buckets outside the landing zone',
      data_size: '40 GB',
    },
    scenarios: ['bucketLeak'],
  },
  // Without a template: it was typed into the plain form.
  vendorLetters: {
    name: 'Scanned letters at former vendors',
    type: 'Digital',
    category: 'Correspondence',
    description: 'Sixty thousand letters whose deletion was never confirmed.',
    scenarios: ['lettersFound'],
  },
} as const satisfies Record<string, SampleProperty>;

export type PropertyName = keyof typeof PROPERTIES;

const PROPERTY_KIND = 3;
const NAMES = Object.keys(PROPERTIES);

export const propertyId = (name: PropertyName): string => sampleId(PROPERTY_KIND, NAMES.indexOf(name) + 1);

export function sampleProperties(): { id: string; fields: PropertyFields }[] {
  const all: readonly SampleProperty[] = Object.values(PROPERTIES);
  return all.map(({ template, scenarios, category = '', value = '', attributes = {}, ...words }, index) => ({
    id: sampleId(PROPERTY_KIND, index + 1),
    fields: {
      ...words,
      category,
      value,
      attributes,
      linked_scenarios: scenarios.map(scenarioId),
      linked_risks: [],
      template_id: template === undefined ? null : TEMPLATE_IDS[template],
    },
  }));
}
