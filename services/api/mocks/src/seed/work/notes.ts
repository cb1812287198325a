import { daysBefore, sampleId } from '../dates.ts';
import { ORGANIZATION_ID } from '../people/organizations.ts';
import { PEOPLE, type PersonName } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';

/** A note of the sample: on the risk of that title, by somebody, some days ago. */
type SampleNote = readonly [risk: string, by: PersonName, daysAgo: number, note: string];

const NOTES: readonly SampleNote[] = [
  [
    'Ransomware encrypts the claims file servers',
    'daniel',
    290,
    'The insurer of our own cyber cover asks for backups outside the domain by the renewal.',
  ],
  [
    'Ransomware encrypts the claims file servers',
    'tomasz',
    44,
    'Tested in the lab: from one workstation to the shares in fifty minutes.',
  ],
  [
    'Ransomware encrypts the claims file servers',
    'lena',
    0.9,
    'Adjusters can work for two days from the claims platform alone. After that they need the archive.',
  ],
  [
    'Privileged accounts without multi-factor authentication',
    'ingrid',
    20,
    'Audit will look at the sealed account again in the second quarter.',
  ],
  [
    'Unpatched VPN gateways at the branch offices',
    'tomasz',
    2.9,
    'Kiel and Emden are done. Nobody noticed, which is how it should be.',
  ],
  [
    'Health data in free-text claim notes',
    'priya',
    30,
    'The data protection officer wants the copy stopped before the next audit, whatever replaces it.',
  ],
  ['Backups never restored in a drill', 'daniel', 5, 'The lab can spare twelve servers in March, not before.'],
  [
    'Requests for access answered late',
    'priya',
    8.5,
    'Seven of twenty-two last month. Searching the archive takes most of the time.',
  ],
  [
    'Claims platform provider becomes insolvent',
    'grace',
    4,
    'Their new owner is a fund that closes what does not pay within two years.',
  ],
  [
    'Only two people know the rating engine',
    'daniel',
    1.3,
    'Ruth can stay until the summer after next if she may work three days a week.',
  ],
  [
    'Reinsurance treaty lapses before renewal',
    'grace',
    0.6,
    'Lead wants eleven percent more. The second one has not answered.',
  ],
  [
    'Storm season overwhelms the claims line',
    'lena',
    27,
    'The partner in Gdynia can take calls in German and Polish from October.',
  ],
  ['Phishing of payment staff', 'lena', 13, 'Fourth drill: one of nineteen clicked, all called back.'],
  [
    'Cloud storage buckets readable by anyone',
    'tomasz',
    41,
    'The rule refused a bucket for the first time on Tuesday.',
  ],
];

const NOTE_KIND = 8;

/** To be called once the sample's risks are there. */
export function seedNotes(tables: SeedTables, now: Date): void {
  const risks = new Map(tables.risks.map(({ title, _id }) => [title, _id]));
  const notes = NOTES.map(([title, by, daysAgo, note], index) => ({
    ...stamp(sampleId(NOTE_KIND, index + 1), ORGANIZATION_ID, daysBefore(now, daysAgo)),
    risk_id: risks.get(title) ?? '',
    note,
    userId: PEOPLE[by].id,
  }));
  tables.risk_notes.push(...notes);
}
