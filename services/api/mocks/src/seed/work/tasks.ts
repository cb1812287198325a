import type { Task } from '@parapet/contracts';
import { newTask } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { ORGANIZATION_ID } from '../people/organizations.ts';
import { PEOPLE, type PersonName } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';

/** A task of the sample, as it is written down here. Its other fields are derived. `dueInDays` counts from now, and is negative in the past. */
interface SampleTask extends Pick<Task, 'title' | 'description' | 'status'> {
  /** Title. */
  risk: string | null;
  by: PersonName;
  assignee: PersonName | null;
  dueInDays: number | null;
  createdDaysAgo: number;
  updatedDaysAgo: number;
}

const TASKS: readonly SampleTask[] = [
  {
    risk: 'Ransomware encrypts the claims file servers',
    title: 'List who may write to the claims archive',
    description: 'By team, with the number of files changed in the last year.',
    status: 'in-progress',
    by: 'lena',
    assignee: 'tomasz',
    dueInDays: 6,
    createdDaysAgo: 9,
    updatedDaysAgo: 2,
  },
  {
    risk: 'Ransomware encrypts the claims file servers',
    title: 'Tell the works council about the new rights',
    description: '',
    status: 'pending',
    by: 'lena',
    assignee: 'grace',
    dueInDays: 18,
    createdDaysAgo: 5,
    updatedDaysAgo: 5,
  },
  {
    risk: 'Ransomware encrypts the claims file servers',
    title: 'Offers of three storage vendors',
    description: 'Write once, thirty days, support in Germany.',
    status: 'completed',
    by: 'daniel',
    assignee: 'tomasz',
    dueInDays: -20,
    createdDaysAgo: 58,
    updatedDaysAgo: 24,
  },
  {
    risk: 'Customer portal open to credential stuffing',
    title: 'Text for customers about the second step',
    description: 'Short enough for the app, in the four languages.',
    status: 'pending',
    by: 'amelie',
    assignee: 'marcus',
    dueInDays: 10,
    createdDaysAgo: 3,
    updatedDaysAgo: 3,
  },
  {
    risk: 'Test environments filled with production data',
    title: 'Find the owners of environments five and six',
    description: 'Last asked in spring.',
    status: 'in-progress',
    by: 'tomasz',
    assignee: 'tomasz',
    dueInDays: -4,
    createdDaysAgo: 22,
    updatedDaysAgo: 6,
  },
  {
    risk: 'Loss of the primary data center',
    title: 'Date for the second cooling circuit',
    description: 'The builder needs four weeks of notice.',
    status: 'pending',
    by: 'daniel',
    assignee: 'daniel',
    dueInDays: 27,
    createdDaysAgo: 11,
    updatedDaysAgo: 11,
  },
  {
    risk: 'Data of a former vendor never returned',
    title: 'Second letter to the scanning service',
    description: 'Registered, with a deadline of two weeks.',
    status: 'completed',
    by: 'priya',
    assignee: 'priya',
    dueInDays: -8,
    createdDaysAgo: 24,
    updatedDaysAgo: 9,
  },
  {
    risk: 'Health data in free-text claim notes',
    title: 'Ask the forty readers what they need',
    description: 'Six are enough for the actuaries, they say.',
    status: 'in-progress',
    by: 'priya',
    assignee: 'priya',
    dueInDays: 3,
    createdDaysAgo: 14,
    updatedDaysAgo: 1.6,
  },
  {
    risk: 'Unpatched VPN gateways at the branch offices',
    title: 'Nights for patching in October',
    description: 'Agree with the branch managers.',
    status: 'pending',
    by: 'tomasz',
    assignee: 'marcus',
    dueInDays: -1,
    createdDaysAgo: 12,
    updatedDaysAgo: 12,
  },
  {
    risk: 'Privileged accounts without multi-factor authentication',
    title: 'Two spare keys for the safe',
    description: '',
    status: 'completed',
    by: 'daniel',
    assignee: 'daniel',
    dueInDays: -5,
    createdDaysAgo: 30,
    updatedDaysAgo: 7,
  },
  {
    risk: 'Reinsurance treaty lapses before renewal',
    title: 'Call the lead reinsurer',
    description: 'Ask for firm terms for the storm layer.',
    status: 'in-progress',
    by: 'grace',
    assignee: 'grace',
    dueInDays: 2,
    createdDaysAgo: 4,
    updatedDaysAgo: 0.7,
  },
  {
    risk: 'Shadow use of public language models',
    title: 'Draft of the rule for chat tools',
    description: 'One page; what may be pasted, and what never.',
    status: 'pending',
    by: 'amelie',
    assignee: 'amelie',
    dueInDays: 8,
    createdDaysAgo: 2,
    updatedDaysAgo: 2,
  },
  {
    risk: 'DORA register of information incomplete',
    title: 'Exit plans of the ten largest contracts',
    description: '',
    status: 'in-progress',
    by: 'daniel',
    assignee: 'ingrid',
    dueInDays: 21,
    createdDaysAgo: 19,
    updatedDaysAgo: 5,
  },
  {
    risk: 'Penetration test reports of vendors not reviewed',
    title: 'Read the thirteen reports of last year',
    description: 'Was given to a consultant instead.',
    status: 'cancelled',
    by: 'ingrid',
    assignee: 'ingrid',
    dueInDays: -15,
    createdDaysAgo: 40,
    updatedDaysAgo: 16,
  },
  {
    risk: null,
    title: 'Invite everybody to the yearly review of risks',
    description: 'Half a day, at the harbour office.',
    status: 'pending',
    by: 'grace',
    assignee: 'daniel',
    dueInDays: 34,
    createdDaysAgo: 1,
    updatedDaysAgo: 1,
  },
  {
    risk: null,
    title: 'Order of the GRC domains on the slides',
    description: '',
    status: 'completed',
    by: 'grace',
    assignee: null,
    dueInDays: null,
    createdDaysAgo: 48,
    updatedDaysAgo: 45,
  },
];

const TASK_KIND = 7;

/** To be called once the sample's risks are there. */
export function seedTasks(tables: SeedTables, now: Date): void {
  const risks = new Map(tables.risks.map((risk) => [risk.title, risk]));
  const tasks = TASKS.map((sample, index) => {
    const { risk: title, by, assignee, dueInDays, createdDaysAgo, updatedDaysAgo, ...words } = sample;
    const risk = title === null ? undefined : risks.get(title);
    const input = {
      ...words,
      organization_id: ORGANIZATION_ID,
      risk_id: risk?._id ?? null,
      assigned_to: assignee && PEOPLE[assignee].id,
      due_date: dueInDays === null ? null : daysBefore(now, -dueInDays).slice(0, 'yyyy-mm-dd'.length),
    };
    return {
      ...newTask(input, PEOPLE[by].id),
      risk_domain_id: risk?.domain_id ?? null,
      ...stamp(
        sampleId(TASK_KIND, index + 1),
        ORGANIZATION_ID,
        daysBefore(now, createdDaysAgo),
        daysBefore(now, updatedDaysAgo),
      ),
    };
  });
  tables.tasks.push(...tasks);
}
