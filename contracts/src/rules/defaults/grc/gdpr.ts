/** Default GRC template: General Data Protection Regulation. */
import { YES_NO, fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const GDPR: DefaultGrcTemplate = {
  name: 'GDPR Privacy Assessment',
  description: 'Assess the risk that processing personal data poses to the people concerned.',
  framework: 'GDPR',
  domain: 'privacy',
  is_default: true,
  steps: steps(
    {
      id: 'gdpr_processing',
      title: 'The processing',
      description: 'Describe what is done with the data, and whose data it is (Art. 4 and 30).',
      category: 'Context',
      questions: [
        fact('edition', 'Law that this assessment follows', 'Regulation (EU) 2016/679'),
        text('purpose', 'What is the data used for?', {
          help: 'Art. 5(1)(b): each purpose is specified and no broader than necessary.',
        }),
        text('people', 'Whose data is it, and about how many people?', { placeholder: 'e.g. 12,000 policyholders' }),
        select('special_data', 'Does it include special categories of data, or data about criminal offenses?', YES_NO, {
          help: 'Art. 9 and 10: health, beliefs, origin, biometrics and the like.',
        }),
        select('role', 'In which role does the organization act?', ['Controller', 'Joint controller', 'Processor'], {
          help: 'Art. 4(7), 4(8) and 26.',
        }),
        select('recorded', 'Is the processing listed in the record of processing activities?', YES_NO, {
          help: 'Art. 30.',
          optional: true,
        }),
      ],
    },
    {
      id: 'gdpr_lawfulness',
      title: 'Lawfulness and principles',
      description: 'Check the legal basis and whether less data would suffice (Art. 5 and 6).',
      category: 'Assessment',
      questions: [
        select(
          'basis',
          'What is the legal basis for the processing?',
          [
            'Consent',
            'Contract',
            'Legal obligation',
            'Vital interests',
            'Public task',
            'Legitimate interests',
            'Not known',
          ],
          { help: 'Art. 6(1) a to f.' },
        ),
        select('minimal', 'Is only necessary data collected?', YES_NO, { help: 'Art. 5(1)(c).' }),
        text('retention', 'How long is the data kept, and how is it deleted?', { help: 'Art. 5(1)(e).' }),
        select('informed', 'Are people informed in plain language?', YES_NO, {
          help: 'Art. 12 to 14.',
          optional: true,
        }),
      ],
    },
    {
      id: 'gdpr_people',
      title: 'Risk to people',
      description: 'Consider the people whose data it is, not the organization (Art. 32 and 35).',
      category: 'Assessment',
      questions: [
        text('harm', 'What harm could come to them?', {
          placeholder: 'Discrimination, fraud, loss of control, embarrassment',
        }),
        slider('reversibility', 'How hard would it be to undo the harm?', ['Easy to undo', 'Impossible to undo']),
        select(
          'dpia',
          'Is a data protection impact assessment needed?',
          ['Done', 'Needed, not done', 'Not needed', 'Not known'],
          {
            help: 'Art. 35(3): profiling with significant effects, special categories of data on a large scale, monitoring of public areas.',
          },
        ),
        text('dpo_advice', 'What does the data protection officer advise?', {
          help: 'Art. 35(2) and 39.',
          optional: true,
        }),
      ],
    },
    {
      id: 'gdpr_safeguards',
      title: 'Safeguards',
      description:
        'Review what protects the data, and what happens when others handle it (Art. 25, 28, 32 and 44 to 49).',
      category: 'Controls',
      questions: [
        progress(
          'security',
          'Are encryption, pseudonymization, access restrictions and restore tests in place where needed?',
          { help: 'Art. 32(1).' },
        ),
        progress('by_design', 'Was privacy considered when the processing was designed, and in its settings?', {
          help: 'Art. 25.',
          optional: true,
        }),
        progress('processors', 'Is there a contract with every processor?', { help: 'Art. 28(3).' }),
        text('transfers', 'Does data leave the European Economic Area, and on what grounds?', {
          help: 'Art. 44 to 49: adequacy decision, standard contractual clauses, derogations.',
          optional: true,
        }),
      ],
    },
    {
      id: 'gdpr_rights',
      title: 'Rights and breaches',
      description: 'Check that requests and breaches can be handled in time (Art. 12 to 22, 33 and 34).',
      category: 'Response',
      questions: [
        select('requests', 'Can requests for access, correction or deletion be answered within a month?', YES_NO, {
          help: 'Art. 12(3) and 15 to 21.',
        }),
        select('breach_notice', 'Could a breach be reported to the authority within 72 hours?', YES_NO, {
          help: 'Art. 33(1).',
        }),
        text('breach_contact', 'Who decides whether the people concerned are informed?', {
          help: 'Art. 34.',
          optional: true,
        }),
      ],
    },
  ),
};
