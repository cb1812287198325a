import { meaningsEn } from './meanings-en.ts';
import type { Texts } from './types.ts';

const NOUNS = {
  risks: ['risk', 'risks'],
  tasks: ['task', 'tasks'],
  plans: ['treatment plan', 'treatment plans'],
  flows: ['risk flow', 'risk flows'],
  assets: ['asset', 'assets'],
  properties: ['property', 'properties'],
  scenarios: ['risk scenario', 'risk scenarios'],
  people: ['person', 'people'],
  actions: ['plan action', 'plan actions'],
  work: ['open item', 'open items'],
  templates: ['GRC template', 'GRC templates'],
} as const;

export const en: Texts = {
  ...meaningsEn,
  levels: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  statuses: {
    identified: 'Identified',
    assessing: 'Assessing',
    mitigating: 'Mitigating',
    monitored: 'Monitored',
    open: 'Open',
    'in-progress': 'In Progress',
    mitigated: 'Mitigated',
    accepted: 'Accepted',
    closed: 'Closed',
    archived: 'Archived',
    pending: 'Pending',
    completed: 'Completed',
    cancelled: 'Cancelled',
    draft: 'Draft',
  },
  roles: {
    admin: 'Admin',
    risk_manager: 'Risk manager',
    grc_domain_manager: 'GRC domain manager',
    asset_owner: 'Asset owner',
    risk_owner: 'Risk owner',
    stakeholder: 'Stakeholder',
    auditor: 'Auditor',
  },
  periods: { today: 'today', tomorrow: 'tomorrow', week: 'in 7 days', month: 'in 30 days' },
  categories: {},
  counted: (kind, count) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`,
  filter: {
    level: (level) => `score ${level}`,
    assetLevel: (level) => `risk level ${level}`,
    severity: (level) => `severity ${level}`,
    status: (status) => `status ${status}`,
    above: (score) => `score above ${score}`,
    below: (score) => `score below ${score}`,
    order: () => 'newest first',
    owner: (name) => `owner ${name}`,
    assigned: (name) => `assigned to ${name}`,
    category: (name) => `category ${name}`,
    domain: (name) => `domain ${name}`,
    asset: (name) => `asset ${name}`,
    risk: (name) => `risk ${name}`,
    overdue: () => 'with something overdue',
    late: () => 'overdue',
    due: (period) => `due ${period}`,
    changed: (period) => `changed ${period === 'today' ? period : `with${period}`}`,
    added: (period) => `added ${period === 'today' ? period : `with${period}`}`,
    text: (words) => `with “${words}”`,
  },
  who: { me: 'you', none: 'nobody' },
  not: (word) => `not ${word}`,
  or: 'or',
  notArchived: 'archived ones not counted',
  openList: 'Open the list',
  noFilter: (filters) => `(without a filter for: ${filters})`,
  more: (count) => `and ${count} more`,
  score: (score, level) => `score ${score} · ${level}`,
  fact: (title, facts) => `${title}: ${facts}`,
  due: (day) => `due ${day}`,
  step: (step) => `step ${step} of 3`,
  done: (done, all) => `${done} of ${all} actions completed`,
  untimed: 'It is not recorded when that status was reached, so I cannot count by that time. In that status now:',
  untitled: 'Untitled',
  about: (name) => `About ${name}:`,
  ofRisk: {
    owner: (owner, reviewer) => `Owner: **${owner}**. Reviewer: ${reviewer}.`,
    score: (impact, probability, score, level, from, to) =>
      `Impact ${impact} × probability ${probability} = **${score}**. Scores from ${from} to ${to} count as **${level}**.`,
    differs: (severity) =>
      `Its severity is ${severity}: that is a person’s own judgment, which may differ from the score.`,
    assets: (count) => `Assets (${count}):`,
    scenarios: (count) => `Risk scenarios (${count}):`,
    noHistory: 'No such change is recorded.',
    added: (who, when) => `Added on ${when} by **${who}**.`,
    recorded: 'As it is recorded:',
  },
  ofAsset: (type, level, status, risks, link) =>
    `Type ${type}, risk level **${level}**, status ${status}. [${risks} ${risks === 1 ? 'risk names' : 'risks name'} it](${link}).`,
  facets: { owner: 'Risks by owner:', level: 'By score:', status: 'By status:', category: 'Categories in use:' },
  changes: {
    heading: (period) =>
      period === null ? 'The latest changes:' : `Changes ${period === 'today' ? period : `with${period}`}:`,
    none: 'Nothing has changed.',
    verbs: {
      created: 'created',
      changed: 'changed',
      completed: 'completed',
      reopened: 'reopened',
      archived: 'archived',
      unarchived: 'unarchived',
    },
    product: 'the product',
  },
  nothing: {
    'work-overdue': 'Nothing is overdue.',
    'work-mine': 'Nothing is assigned to you.',
    'owners-list': 'Nobody owns a risk.',
    'categories-list': 'No risk has a category.',
  },
  meaning: (term, meaning) => `**${term}**: ${meaning}`,
  role: (role, rights) => `**${role}**: ${rights}`,
  rights: { risks: 'risks', assets: 'assets', tasks: 'tasks', organizations: 'organization', users: 'users' },
  actions: { create: 'create', read: 'read', update: 'change', delete: 'delete' },
  noRights: 'nothing',
  says: {
    ...meaningsEn.says,
    levels: [
      'Levels by score:',
      '**Critical**: scores from 16 to 25',
      '**High**: scores from 9 to 15',
      '**Medium**: scores from 4 to 8',
      '**Low**: scores from 1 to 3',
      'The level of a scenario in a risk flow has a scale of its own: likelihood × impact up to 6 is low, up to 12 medium, up to 20 high, above that critical. Severity is a person’s own judgment and not computed.',
    ],
    'howto-add-asset':
      'Choose Add New Asset under [Cybersecurity, Assets](/cybersecurity); a template brings its fields along. Many at once: import a CSV file there.',
    'howto-add-risk':
      'Choose [Add New Risk](/add-risk): pick a domain and a template, the assets and scenarios concerned, answer the questions and review everything before you save.',
    'howto-flow':
      'In the [Risk Register](/risk-register), choose "Create Risk Flow" in the row of a risk. Step 1 selects assets, step 2 assesses the connected scenarios, step 3 writes the treatment plan; "Complete Risk Flow" ends it.',
    'howto-archive':
      'A risk can be archived in the [Risk Register](/risk-register) once its risk flow is completed, and unarchived at any time. Deleting is in the menu of the row; an admin can restore deleted records for 30 days.',
    'howto-import':
      'Choose "Import" above the list in the [Risk Register](/risk-register) and a CSV file or Excel workbook. The columns are guessed, every row is checked before anything is written, and the import can be undone.',
    'howto-export':
      'Choose "Export" above the list in the [Risk Register](/risk-register): CSV or Excel, of all risks that the filters leave. A risk flow has a printable report.',
    'howto-invite':
      'On the [Organization](/organization) page, choose "Add Member", enter the address and the role, and pass on the link. Only admins can do this; they also change roles there.',
    'howto-template':
      'On the [Cybersecurity](/cybersecurity) page, "Manage Templates" in each tab changes the fields of assets, properties and risk scenarios. The questions of the wizard are in [GRC templates](/grc/templates).',
    'howto-matrix':
      'In [Settings](/settings), tab Risk Matrix: 3, 4 or 5 levels on each side, four colors, and a level of your own for single cells.',
    'howto-settings': 'Language, theme, password and API tokens are in [Settings](/settings).',
    about:
      'I answer from the records that you may read, from the rules of Parapet and from a catalog of controls; I change nothing. Ask me for example:',
    'cannot-change':
      'I cannot change anything, I only answer. Risks are changed in the [Risk Register](/risk-register), tasks and plans in [Plans & Tasks](/plans-tasks), assets in [Cybersecurity](/cybersecurity).',
  },
  controlsFor: (what) => `Controls for ${what}, the best fit first:`,
  noControls: (what) =>
    `The control catalog has nothing for ${what}. Name a kind of asset or a threat, such as "database" or "ransomware".`,
  inEnglish: '',
  noSuchControl: (id) =>
    `The control catalog has no ${id}. It holds controls of NIST SP 800-53 and outcomes of NIST CSF 2.0.`,
  notUnderstood: 'I did not understand that. I can answer for example:',
  notFound: {
    risk: (name) => `I found no risk called “${name}” that you may see.`,
    asset: (name) => `I found no asset called “${name}” that you may see.`,
  },
  which: {
    risk: 'Which risk do you mean? Write its title, or open it and ask again.',
    asset: 'Which asset do you mean? Write its name.',
    text: 'What is it about? Describe it in a sentence: who or what could cause it, which asset it hits, and what that would mean.',
  },
  notAllowed: 'Your role does not allow you to see that.',
};
