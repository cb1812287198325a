import { counted, type DraftTexts } from './types.ts';

export const draftsEn: DraftTexts = {
  notice: 'Built-in assistant: no language model is connected',
  fromCatalog: 'These controls of the catalog (NIST SP 800-53, CSF 2.0) are about what the text speaks of.',
  fromWords: 'It puts the words of the risk, its assets and scenarios together.',
  levels: { low: 'low', medium: 'medium', high: 'high', critical: 'critical' },

  controls: {
    inEnglish: '',
    suggested: (count, about) => `${counted(count, 'control')} for ${about}, the best fit first.`,
    nothing: (about) =>
      `The control catalog has nothing for ${about}. Try Hardware, Software, Network, Data or Personnel.`,
    both: (one, other) => `${one} and ${other}`,
    unusedCategory: (what) =>
      `The category "${what}" was not used: the catalog does not know it. Try Security, Privacy, Operational, Financial or Regulatory.`,
    unusedType: (what) =>
      `The type "${what}" was not used: the catalog does not know it. Try Hardware, Software, Network, Data or Personnel.`,
    editions:
      'Identifiers are those of NIST SP 800-53 revision 5 and CSF 2.0; clauses of ISO/IEC 27001:2022 (Annex A), SOC 2 and PCI DSS 4.0 are named by number.',
    because: (about) => `The control catalog has it for ${about}.`,
  },

  analysis: {
    likelihood: (value, reasons) => `**Likelihood ${value} of 5**: ${reasons}.`,
    impact: (value, reasons) => `**Impact ${value} of 5**: ${reasons}.`,
    raises: (words) => `"${words}" raises it`,
    lowers: (words) => `"${words}" lowers it`,
    noReason: 'nothing in the text suggests a higher or lower rating',
    level: (product, level) => `Likelihood × impact is ${product}, which is **${level}**.`,
    helping: 'Controls that would help:',
    nothing: 'The control catalog has nothing for these words; describe what could happen to which asset.',
    caution:
      'This is a starting point from the words alone. What is in place already, and how well it works, only you know.',
  },

  plan: {
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
    drafted: (actions, priority, timeline) =>
      `A draft with ${counted(actions, 'action')}, priority **${priority}**, to be done within ${timeline}:`,
    next: 'Choose who does what by when, and put in what it costs; strike out what is in place already.',
  },
};
