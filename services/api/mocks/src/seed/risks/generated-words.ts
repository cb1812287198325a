/** What the titles of generated risks are made of, by GRC domain. */
import type { DomainName } from '../people/organizations.ts';

interface Words {
  /** What may happen; the thing follows. */
  events: readonly string[];
  things: readonly string[];
  descriptions: readonly string[];
}

export const SITES = [
  'in Bremerhaven', 'in Kiel', 'in Emden', 'in Rostock', 'in Lübeck', 'in Gdynia', 'in Rotterdam', 'in Antwerp', 'in Vienna', 'in Graz', 'in Lyon', 'in Nantes', 'in Bilbao', 'in Porto',
  'at the head office', 'at the claims center', 'for life insurance', 'for motor insurance', 'for household insurance', 'for travel insurance', 'for brokers', 'for retail customers', 'for key accounts', 'in the night shift',
] as const;

export const GENERATED_WORDS: Readonly<Record<DomainName, Words>> = {
  Cybersecurity: {
    events: ['Ransomware on', 'Stolen credentials for', 'Unpatched software on', 'Open remote access to', 'Missing security logs of', 'Phishing against users of', 'Shared administrator account on', 'Outdated encryption on'],
    things: ['the document archive', 'the telephone system', 'the broker portal', 'the print servers', 'the backup storage', 'the mail gateway', 'the video system', 'the data exchange with repair shops', 'the actuarial workstations', 'the access control'],
    descriptions: ['Found by the last penetration test and confirmed since.', 'Several systems of the same kind are affected.', 'An attacker needs no more than a standard account.'],
  },
  Privacy: {
    events: ['Too many readers of', 'No retention period for', 'Missing consent for', 'Unencrypted transfer of', 'Late answers about', 'Unclear purpose of', 'Copies outside the system of', 'No record of processing for'],
    things: ['accident reports', 'medical opinions', 'applicant files', 'call recordings', 'dashcam videos', 'newsletter lists', 'bank details', 'witness statements', 'driving data', 'complaint letters'],
    descriptions: ['The data protection officer has asked for a decision.', 'Nobody owns the process from end to end.', 'Affected people could complain to the authority.'],
  },
  Operational: {
    events: ['Staff shortage for', 'Single point of failure in', 'No written procedure for', 'Manual errors in', 'Backlog in', 'Untested emergency plan for', 'Outdated training for', 'Power failure during'],
    things: ['first notice of loss', 'document scanning', 'the renewal run', 'expert appraisals', 'storm hotlines', 'month-end closing', 'policy issuing', 'the mail room', 'recourse handling', 'the spare parts store'],
    descriptions: ['Happened twice last year, each time for less than a day.', 'Two people know how it is done.', 'The plan is older than the process.'],
  },
  Financial: {
    events: ['Wrong reserves for', 'Late payments of', 'Currency losses from', 'Fraud in', 'Unreconciled accounts of', 'Missing limits for', 'Price increases of', 'Default on'],
    things: ['bodily injury claims', 'broker commissions', 'reinsurance shares', 'glass repairs', 'rental cars', 'rehabilitation costs', 'the bond portfolio', 'real estate loans', 'premium installments', 'legal costs'],
    descriptions: ['The amount grew by a tenth within a year.', 'The model assumes what is no longer so.', 'Controls work, but late.'],
  },
  'Third-Party': {
    events: ['Insolvency of', 'Strike at', 'Data breach at', 'No exit plan for', 'Unaudited subcontractors of', 'Service level missed by', 'Price dispute with', 'Concentration on'],
    things: ['the towing service', 'the assistance provider', 'the scanning vendor', 'the cloud provider', 'the call center', 'the printing house', 'the software vendor', 'the courier', 'the appraiser network', 'the cleaning company'],
    descriptions: ['There is no second provider under contract.', 'The contract ends within two years.', 'Reports arrive, but nobody reads them.'],
  },
  Compliance: {
    events: ['Missed deadline for', 'Incomplete records of', 'New rules for', 'Missing approval of', 'Weak controls over', 'No evidence of', 'Contradicting guidelines on', 'Late filing of'],
    things: ['product approval', 'sanctions screening', 'sales training', 'outsourcing notices', 'solvency reports', 'gifts and invitations', 'accessibility', 'advice records', 'complaint figures', 'fit and proper checks'],
    descriptions: ['The regulator has announced an inspection of the topic.', 'Internal audit found the gap in its last review.', 'The guideline was last changed in 2021.'],
  },
};
