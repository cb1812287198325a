import { counted } from '../wording.ts';
import { meaningsEn } from './meanings-en.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  notice: 'Built-in assistant: no language model is connected',
  levels: { low: 'low', medium: 'medium', high: 'high', critical: 'critical' },
  statuses: {
    identified: 'identified', assessing: 'assessing', mitigating: 'mitigating', monitored: 'monitored', open: 'open', 'in-progress': 'in-progress',
    mitigated: 'mitigated', accepted: 'accepted', closed: 'closed', archived: 'archived',
  },
  countOfLevel: (count, level) => `${count} ${level}`,

  about:
    'I am the built-in assistant of Parapet: rules and lists, not a language model. I answer from the records that you may read, from the rules by which Parapet rates risks, and from a catalog of security controls. Ask me for example:',
  none: (open) => `I did not find a subject that I know in that. You can see ${counted(open, 'open risk')}. Ask me for example:`,
  examples: [
    '"What are our top risks?"', '"How many risks are critical?"', '"What is overdue?"', '"Suggest controls for a database"',
    '"Analyze: an employee loses a laptop with customer data"', '"Treatment plan for a supplier outage"', '"What is residual risk?"', '"Risk assessment tips"',
  ],

  changes: 'I cannot change anything, I only answer. Record a risk with "Add New Risk"; change, archive or delete it in the Risk Register.',

  risks: {
    none: 'There is no open risk that you can see. Record one with "Add New Risk".',
    top: (open, split) => `You can see ${counted(open, 'open risk')} (${split}). The highest scores:`,
    line: (title, score, severity, status) => `**${title}**: score ${score} of 25, ${severity}, ${status}`,
    recorded: (line) => `As it is recorded: ${line}.`,
    counts: (all, open, split) =>
      `You can see ${counted(all, 'risk')}, not counting archived ones; ${open === 0 ? 'none of them is open' : `${open} of them ${open === 1 ? 'is' : 'are'} open (${split})`}.`,
    level: (count, open, level) => `${count === 0 ? 'None' : count} of the ${counted(open, 'open risk')} that you can see ${count < 2 ? 'is' : 'are'} ${level}.`,
    notCounted: 'I can count risks, and the open ones by level. I do not see other numbers.',
    related: (known) => `Of the ${counted(known, 'open risk')} with the highest scores, this has to do with it:`,
    noneRelated: (known) => `None of the ${counted(known, 'open risk')} with the highest scores has to do with that, and I do not see the names of the others. Search the Risk Register for them.`,
    owner: 'I do not see who is responsible for a risk or a task. The Risk Register shows who owns a risk.',
    dates: 'I do not see when risks were recorded or changed, so I cannot tell which are the latest. The Risk Register shows it.',
  },

  overdue: {
    unreadable: 'Your role cannot read tasks, so I cannot tell you what is overdue.',
    unreadableTasks: 'Your role cannot read tasks, so I cannot tell you which of them are overdue.',
    nothing: 'No task and no plan action is overdue.',
    noTask: 'No task is overdue.',
    noAction: 'No plan action is overdue.',
    tasks: (count) => `${counted(count, 'task is', 'tasks are')} overdue:`,
    actions: (count) => `${counted(count, 'plan action is', 'plan actions are')} overdue:`,
    task: (title, due) => `**${title}**: due ${due}`,
    action: (title, plan, due) => `**${title}** (plan: ${plan}): due ${due}`,
    untitled: 'untitled',
    more: (count) => `and ${count} more.`,
    only: 'Of tasks I only see those that are overdue.',
    first: 'I would begin with what is overdue, and go on with the highest scores.',
  },

  controls: {
    ask: 'For which kind of asset, or against what? For example: "controls for a database" or "controls against ransomware".',
    heading: 'Controls that fit best:',
    notExplained: 'I explain terms of risk management only. Controls that have to do with it:',
    inEnglish: '',
    suggested: (count, about) => `${counted(count, 'control')} for ${about}, the best fit first.`,
    nothing: (about) => `The control catalog has nothing for ${about}. Try Hardware, Software, Network, Data or Personnel.`,
    both: (one, other) => `${one} and ${other}`,
    unusedCategory: (what) => `The category "${what}" was not used: the catalog does not know it. Try Security, Privacy, Operational, Financial or Regulatory.`,
    unusedType: (what) => `The type "${what}" was not used: the catalog does not know it. Try Hardware, Software, Network, Data or Personnel.`,
    editions:
      'Identifiers are those of NIST SP 800-53 revision 5 and CSF 2.0; clauses of ISO/IEC 27001:2022 (Annex A), SOC 2 and PCI DSS 4.0 are named by number.',
  },

  analysis: {
    ask: 'Describe the scenario in a sentence: who or what could cause it, which asset it hits, and what that would mean. For example: "Phishing gives an attacker access to our customer database."',
    likelihood: (value, reasons) => `**Likelihood ${value} of 5**: ${reasons}.`,
    impact: (value, reasons) => `**Impact ${value} of 5**: ${reasons}.`,
    raises: (words) => `"${words}" raises it`,
    lowers: (words) => `"${words}" lowers it`,
    noReason: 'nothing in the text speaks for more or less than the middle',
    level: (product, level) => `Likelihood × impact is ${product}, which is **${level}**.`,
    helping: 'Controls that would help:',
    nothing: 'The control catalog has nothing for these words; describe what could happen to which asset.',
    caution: 'This is a starting point from the words alone. What is in place already, and how well it works, only you know.',
  },

  plan: {
    ask: 'Which risk should be treated? Describe it in a sentence, or use "Draft a plan" in step 3 of a risk flow. For example: "Treatment plan for ransomware on our file server."',
    heading: (priority, timeline, risk) => `A draft, priority **${priority}**, within ${timeline}${risk === null ? '' : `, for ${risk}`}:`,
    timelines: { critical: '30 days', high: '60 days', medium: '90 days', low: '6 months' },
    general: [
      ['Agree on an owner and a target', 'Name who answers for this risk, and how far it has to come down.'],
      ['Choose how to treat it', 'Compare avoiding, reducing, sharing and accepting the risk by cost and effect.'],
      ['Carry out and check', 'Do what was chosen, then assess the risk again and record what is left.'],
    ],
    title: (risk) => `Treat: ${risk}`,
    description: (risk) => `Reduce the risk: ${risk}`,
    assets: (names) => `Assets: ${names}.`,
    scenarios: (names) => `Scenarios: ${names}.`,
    drafted: (actions, priority, timeline) => `A draft with ${counted(actions, 'action')}, priority **${priority}**, to be done within ${timeline}:`,
    next: 'Choose who does what by when, and put in what it costs; strike out what is in place already.',
  },

  meaning: (term, text) => `**${term}**: ${text}`,
  ...meaningsEn,
};
