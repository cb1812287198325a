import type { ScenarioFields } from '@parapet/contracts/rules';
import { sampleId } from '../dates.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';

/** A scenario of the sample, as it is written down here. Its other fields are derived. */
interface SampleScenario extends Pick<ScenarioFields, 'title' | 'description'> {
  threat_actors: readonly string[];
  linked_controls: readonly string[];
  template: 'cyber' | 'breach' | 'thirdParty' | 'disruption';
  impact: string;
  likelihood: 'Very Low' | 'Low' | 'Medium' | 'High' | 'Very High';
  more?: ScenarioFields['attributes'];
}

const SCENARIOS = {
  ransomware: {
    template: 'cyber',
    title: 'Ransomware spreads from a phished workstation',
    threat_actors: ['Organized crime'],
    linked_controls: ['ISO 27001 A.8.7', 'ISO 27001 A.8.13'],
    description:
      'One click on an invoice starts a loader; within a weekend the file shares and the claims archive are encrypted.',
    impact: 'No claim can be settled for one to three weeks, and a ransom is asked for.',
    likelihood: 'High',
    more: {
      attack_vector: 'Phishing',
      affected_systems: 'File shares, claims archive, backups in the same domain',
      detection_method: 'Endpoint protection, helpdesk calls on Monday',
    },
  },
  adminTakeover: {
    template: 'cyber',
    title: 'A domain administrator account is taken over',
    threat_actors: ['Organized crime', 'Malicious insider'],
    linked_controls: ['ISO 27001 A.8.2', 'ISO 27001 A.8.5'],
    description: 'A password that was used elsewhere opens one of the eleven accounts that have no second factor.',
    impact: 'Every system that trusts the directory has to be rebuilt or checked.',
    likelihood: 'Medium',
    more: { attack_vector: 'Stolen credentials', affected_systems: 'Directory, and all that trusts it' },
  },
  gatewayExploit: {
    template: 'cyber',
    title: 'A known flaw of a VPN gateway is exploited',
    threat_actors: ['Organized crime', 'State-sponsored group'],
    linked_controls: ['ISO 27001 A.8.8', 'NIST CSF PR.PS-02'],
    description: 'A public exploit is run against a branch gateway that lags five months behind.',
    impact: 'Somebody stands inside the branch network and moves on unseen.',
    likelihood: 'High',
    more: { attack_vector: 'Unpatched software', affected_systems: 'Gateways of fourteen branch offices' },
  },
  paymentFraud: {
    template: 'cyber',
    title: 'Payment staff are talked into an urgent transfer',
    threat_actors: ['Fraud ring'],
    linked_controls: ['ISO 27001 A.6.3', 'ISO 27001 A.5.3'],
    description: 'Mail and a cloned voice of the chief financial officer ask for a transfer before the close of day.',
    impact: 'Up to 900,000 euros are gone within an hour.',
    likelihood: 'High',
    more: { attack_vector: 'Phishing', detection_method: 'Call-back to a known number' },
  },
  credentialStuffing: {
    template: 'cyber',
    title: 'Leaked passwords are tried on the customer portal',
    threat_actors: ['Automated attackers'],
    linked_controls: ['ISO 27001 A.8.5'],
    description: 'A list of millions of passwords is tried at night, slowly and from many addresses.',
    impact: 'Policies are canceled and bank details changed in the name of customers.',
    likelihood: 'Very High',
    more: { attack_vector: 'Stolen credentials', affected_systems: 'Customer portal, mobile app' },
  },
  quoteFlood: {
    template: 'cyber',
    title: 'The quote engine is flooded with requests',
    threat_actors: ['Extortionists', 'Competitors'],
    linked_controls: ['ISO 27001 A.8.6', 'ISO 27001 A.8.20'],
    description: 'Requests that look like those of a comparison site arrive a thousand times as often.',
    impact: 'Online sales stop for hours on the day of a campaign.',
    likelihood: 'Medium',
    more: { attack_vector: 'Denial of service', affected_systems: 'Quote engine, online sales' },
  },
  packageReplaced: {
    template: 'cyber',
    title: 'A package of the mobile app is replaced',
    threat_actors: ['Supply-chain attacker'],
    linked_controls: ['ISO 27001 A.8.28', 'NIST CSF GV.SC-07'],
    description: 'A maintainer loses their account, and the next release of the app ships a stranger’s code.',
    impact: 'Sessions of 90,000 app users can be read until the next release.',
    likelihood: 'Low',
    more: { attack_vector: 'Supply chain' },
  },
  healthDataLeak: {
    template: 'breach',
    title: 'Health details leave through the reporting warehouse',
    threat_actors: ['Careless insider'],
    linked_controls: ['ISO 27001 A.8.11', 'GDPR Art. 9'],
    description: 'A report with the free text of claims is sent to a broker by mistake.',
    impact: 'People see their injuries in the hands of strangers; the authority must be told.',
    likelihood: 'Medium',
    more: { data_types: 'Health data', records_affected: 84_000, notification_required: true },
  },
  testDataLeak: {
    template: 'breach',
    title: 'Production data is copied from a test environment',
    threat_actors: ['Contractor'],
    linked_controls: ['ISO 27001 A.8.33'],
    description: 'A contractor takes last night’s copy of the policy database home to work on.',
    impact: 'Names and bank details of all customers are on a private laptop.',
    likelihood: 'Medium',
    more: { data_types: 'Personal data', records_affected: 410_000, notification_required: true },
  },
  bucketLeak: {
    template: 'breach',
    title: 'A cloud storage bucket can be read by anyone',
    threat_actors: ['Curious outsider'],
    linked_controls: ['ISO 27001 A.8.9', 'ISO 27001 A.5.23'],
    description: 'A campaign’s bucket is opened for an agency and never closed.',
    impact: 'Customer names appear in a search engine.',
    likelihood: 'High',
    more: { data_types: 'Personal data', records_affected: 12_500, notification_required: true },
  },
  lettersFound: {
    template: 'breach',
    title: 'Letters held by a former vendor turn up',
    threat_actors: ['Former vendor'],
    linked_controls: ['GDPR Art. 28', 'ISO 27001 A.8.10'],
    description: 'The scanning service sells its old drives without wiping them.',
    impact: 'Sixty thousand letters, among them medical reports, are in unknown hands.',
    likelihood: 'Low',
    more: { data_types: 'Personal data', records_affected: 60_000, notification_required: true },
  },
  providerInsolvent: {
    template: 'thirdParty',
    title: 'The provider of the claims platform stops trading',
    threat_actors: ['Provider'],
    linked_controls: ['DORA Art. 28', 'ISO 27001 A.5.22'],
    description: 'The insolvency administrator switches the platform off at the end of the month.',
    impact: 'Claims are settled by hand until another platform runs.',
    likelihood: 'Low',
    more: { provider_name: 'Meridian Claims Cloud', dependency_level: 'Hard to replace', tolerable_outage_hours: 48 },
  },
  regionOutage: {
    template: 'thirdParty',
    title: 'The cloud region is down for a working day',
    threat_actors: ['Provider'],
    linked_controls: ['ISO 27001 A.8.14'],
    description: 'A faulty update of the provider’s network takes the only region that we run in with it.',
    impact: 'No quotes, no portal and no app for seven hours or more.',
    likelihood: 'Medium',
    more: { provider_name: 'Nordlys Cloud', dependency_level: 'Replaceable within weeks', tolerable_outage_hours: 4 },
  },
  printerStrike: {
    template: 'thirdParty',
    title: 'The print and mail service goes on strike',
    threat_actors: ['Provider'],
    linked_controls: ['ISO 22301 8.3'],
    description: 'Letters stay unprinted in the two weeks in which renewals must leave.',
    impact: 'Terms cannot be changed for this year’s renewals.',
    likelihood: 'Low',
    more: {
      provider_name: 'Kanal Print & Post',
      dependency_level: 'Replaceable within weeks',
      tolerable_outage_hours: 120,
    },
  },
  winterStorm: {
    template: 'disruption',
    title: 'A winter storm brings six times the calls',
    threat_actors: ['Weather'],
    linked_controls: ['ISO 22301 8.4'],
    description: 'Roofs and trees along the coast are down, and everybody calls within two days.',
    impact: 'Callers wait for more than an hour, and first payments are late by weeks.',
    likelihood: 'High',
    more: { site: 'Claims center Bremerhaven', recovery_hours: 96 },
  },
  siteLost: {
    template: 'disruption',
    title: 'Fire or heat takes the data center out',
    threat_actors: ['Accident'],
    linked_controls: ['ISO 27001 A.7.5', 'ISO 27001 A.5.30'],
    description: 'Cooling fails on the hottest day of the year, and the standby has to be switched to by hand.',
    impact: 'Two days without policy system, claims and telephony.',
    likelihood: 'Low',
    more: { site: 'Harbour Street 4, cellar', recovery_hours: 48 },
  },
} as const satisfies Record<string, SampleScenario>;

export type ScenarioName = keyof typeof SCENARIOS;

const SCENARIO_KIND = 4;
const NAMES = Object.keys(SCENARIOS);

export const scenarioId = (name: ScenarioName): string => sampleId(SCENARIO_KIND, NAMES.indexOf(name) + 1);

export function sampleScenarios(): { id: string; fields: ScenarioFields }[] {
  const all: readonly SampleScenario[] = Object.values(SCENARIOS);
  return all.map(({ template, impact, likelihood, more, threat_actors, linked_controls, ...words }, index) => ({
    id: sampleId(SCENARIO_KIND, index + 1),
    fields: {
      ...words,
      threat_actors: [...threat_actors],
      linked_controls: [...linked_controls],
      template_id: TEMPLATE_IDS[template],
      attributes: { impact_description: impact, likelihood, ...more },
    },
  }));
}
