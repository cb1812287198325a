/** What the sample's people have answered in the GRC templates that guided their risks, by title of the risk, step and question. */
import type { Risk } from '@parapet/contracts';
import { answerKey } from '@parapet/contracts/rules';
import { frameworkTemplateId, OUTSOURCING_TEMPLATE_ID } from '../templates/grc-templates.ts';

interface Guided {
  template_id: string;
  /** By id of the step, then of the question. */
  steps: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

const ANSWERS: Readonly<Record<string, Guided>> = {
  'Ransomware encrypts the claims file servers': {
    template_id: frameworkTemplateId('ISO 27001'),
    steps: {
      iso_context: {
        edition: 'ISO/IEC 27001:2022',
        scope: 'Claims handling in Bremerhaven and Kiel, with its file servers and domain controllers',
        interested_parties:
          'Policyholders who wait for payment, the supervisory authority, and the reinsurer, who asked for our recovery times in May.',
        trigger: 'Report of a threat',
      },
      iso_analysis: {
        property_at_stake: 'Availability',
        risk_owner: 'Head of IT operations',
        consequences:
          'Claims cannot be worked on for up to nine days. Delayed payments, a report to the authority within 24 hours, and about 1.2 million euros for recovery and overtime.',
        confidence: 7,
      },
      iso_controls: {
        access: 'Partly in place',
        vulnerabilities: 'In place',
        backups: 'Partly in place',
        logging: 'In place',
        suppliers: 'In place',
        awareness: 'In place and tested',
      },
      iso_treatment: {
        option: 'Reduce it',
        controls_needed:
          'A.8.13 backups that cannot be changed, A.8.5 second factor for administrators, A.8.22 segregation of the file servers',
        applicability: 'Needs an update',
        residual_accepted: 'Yes, verbally',
      },
      iso_follow_up: {
        measure: 'Time to restore 500 GB from the protected copy, every quarter, by IT operations',
        next_look: 'Within three months',
        corrective_actions: 'CA-31: restore drill overdue since the last internal audit',
      },
    },
  },
  'Privileged accounts without multi-factor authentication': {
    template_id: frameworkTemplateId('NIST CSF'),
    steps: {
      csf_govern: {
        edition: 'NIST CSF 2.0',
        mission: 'Pay claims within ten days, and keep the trust of brokers',
        tier: '2 Risk informed',
        appetite: 'Beyond it',
        supply_chain: 'Partly in place',
      },
      csf_identify: {
        inventory: 'In place',
        threats:
          'Passwords of administrators are reused and were found in two leaks; remote access accepts them without a second factor.',
        lessons: 'The penetration test of March became domain administrator within four hours.',
      },
      csf_protect: {
        identities: 'Partly in place',
        training: 'In place',
        data: 'In place',
        platforms: 'Partly in place',
        resilience: 'Planned',
      },
      csf_detect: { monitoring: 'In place', analysis: 'Partly in place', speed: 6 },
      csf_respond: {
        plan: 'In place and tested',
        reporting: 'Management within an hour, the authority within 24 hours, the cyber insurer',
        containment:
          'Lock all privileged accounts, issue new ones from the offline list, and reset the ticket keys twice.',
      },
      csf_recover: {
        restoration: 'In place',
        target: 'Four hours, and no more than one hour of changes',
        communication: 'Corporate communications, with texts that were agreed beforehand',
      },
    },
  },
  'Health data in free-text claim notes': {
    template_id: frameworkTemplateId('GDPR'),
    steps: {
      gdpr_processing: {
        edition: 'Regulation (EU) 2016/679',
        purpose: 'Settling claims for bodily injury, and reports about their number and cost',
        people: 'About 41,000 injured people and witnesses',
        special_data: 'Yes',
        role: 'Controller',
        recorded: 'Partly',
      },
      gdpr_lawfulness: {
        basis: 'Contract',
        minimal: 'No',
        retention: 'Ten years after a claim is closed; in the warehouse nothing is deleted yet.',
        informed: 'Partly',
      },
      gdpr_people: {
        harm: 'Colleagues and brokers learn of diagnoses. That can cost people work or insurance, and cannot be taken back.',
        reversibility: 8,
        dpia: 'Needed, not done',
        dpo_advice: 'Leave the notes out of the nightly copy until the assessment is done.',
      },
      gdpr_safeguards: {
        security: 'Partly in place',
        by_design: 'Planned',
        processors: 'In place',
        transfers: 'No. The warehouse is run in Frankfurt.',
      },
      gdpr_rights: {
        requests: 'Partly',
        breach_notice: 'Yes',
        breach_contact: 'The data protection officer, with the head of claims',
      },
    },
  },
  'Test environments filled with production data': {
    template_id: frameworkTemplateId('GDPR'),
    steps: {
      gdpr_processing: {
        edition: 'Regulation (EU) 2016/679',
        purpose: 'Testing of new releases with realistic policies',
        people: 'All 312,000 customers',
        special_data: 'Partly',
        role: 'Controller',
        recorded: 'No',
      },
      gdpr_lawfulness: {
        basis: 'Not known',
        minimal: 'No',
        retention: 'Copies are replaced every night. Older ones stay on the laptops of developers.',
        informed: 'No',
      },
      gdpr_people: {
        harm: 'Bank details and addresses can be read by contractors without a reason to see them.',
        reversibility: 6,
        dpia: 'Not known',
        dpo_advice: 'Mask names, addresses and bank details before the copy leaves production.',
      },
      gdpr_safeguards: {
        security: 'Planned',
        by_design: 'Not started',
        processors: 'Partly in place',
        transfers: 'One contractor works from Serbia, under standard contractual clauses.',
      },
      gdpr_rights: { requests: 'Partly', breach_notice: 'Yes', breach_contact: 'The data protection officer' },
    },
  },
  'Cloud region outage stops online sales': {
    template_id: frameworkTemplateId('SOC 2'),
    steps: {
      soc_scope: {
        edition: 'Trust Services Criteria 2017, points of focus revised 2022',
        service: 'Online sales: quote engine and customer portal',
        criteria: 'Availability',
        commitments: '99.8 percent a month, promised to the three comparison sites',
      },
      soc_risk: {
        cause: 'Failure of the only region in use, or of the identity service that both parts share',
        fraud: 'No',
        change: 'The quote engine moves to containers in the spring.',
        customers_hit: 7,
      },
      soc_access: {
        logical_access: 'In place',
        boundaries: 'In place and tested',
        malware: 'In place',
        anomalies: 'In place',
        incidents: 'Partly in place',
      },
      soc_change: {
        change_control: 'In place and tested',
        continuity: 'Planned',
        vendors: 'The cloud provider, the card acquirer and the address service',
        vendor_reports: 'Yes',
      },
      soc_evidence: {
        evidence: 'Availability reports, tickets of changes, and minutes of the two failover tests',
        deficiencies: 'Yes',
        control_owner: 'Platform team; the night shift covers for them',
      },
    },
  },
  'Claims platform provider becomes insolvent': {
    template_id: OUTSOURCING_TEMPLATE_ID,
    steps: {
      service: { function: 'Registration, assessment and payment of all claims', critical: 'yes', replace: 9 },
      exit: {
        plan: 'written',
        data: 'Nightly export as CSV to our own storage; deletion confirmed within 30 days of the end of the contract.',
      },
    },
  },
};

/** The template that guided a risk, and the answers; neither for most risks. @param title of the risk */
export function riskAnswers(title: string): Pick<Risk, 'template_id' | 'template_answers'> {
  const guided = ANSWERS[title];
  if (guided === undefined) return { template_id: null, template_answers: {} };
  const answers = Object.entries(guided.steps).flatMap(([step, questions]) =>
    Object.entries(questions).map(([id, answer]) => [answerKey(step, { id, text: '' }, 0), answer]),
  );
  return { template_id: guided.template_id, template_answers: Object.fromEntries(answers) };
}

/** The title of every risk with answers. */
export const GUIDED_TITLES = Object.keys(ANSWERS);
