/** Default GRC template: General Data Protection Regulation. */
import { PROGRESS, YES_NO, fact, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const GDPR: DefaultGrcTemplate = {
  name: 'GDPR Privacy Assessment',
  description: 'Assess the risk that a processing of personal data poses to the people concerned.',
  framework: 'GDPR',
  domain: 'privacy',
  is_default: true,
  steps: steps(
    {
      id: 'gdpr_processing',
      title: 'The processing',
      description: 'Describe what is done with whose data (Art. 4 and 30).',
      category: 'Context',
      questions: [
        fact('edition', 'Law that this assessment follows', 'Regulation (EU) 2016/679'),
        text('purpose', 'What is the data used for?', { required: true, help: 'Art. 5(1)(b): each purpose named and no wider than needed.' }),
        text('people', 'Whose data is it, and about how many people?', { required: true, placeholder: 'e.g. 12,000 policy holders' }),
        select('special_data', 'Does it contain special kinds of data, or data about offences?', YES_NO, { required: true, help: 'Art. 9 and 10: health, belief, origin, biometrics and the like.' }),
        select('role', 'In which role does the organization act?', ['Controller', 'Joint controller', 'Processor'], { required: true, help: 'Art. 4(7), 4(8) and 26.' }),
        select('recorded', 'Is the processing in the record of processing activities?', YES_NO, { help: 'Art. 30.' }),
      ],
    },
    {
      id: 'gdpr_lawfulness',
      title: 'Lawfulness and principles',
      description: 'Check the legal basis and whether less data would do (Art. 5 and 6).',
      category: 'Assessment',
      questions: [
        select('basis', 'On which legal basis does the processing rest?', ['Consent', 'Contract', 'Legal obligation', 'Vital interests', 'Public task', 'Legitimate interests', 'Not known'], {
          required: true, help: 'Art. 6(1) a to f.',
        }),
        select('minimal', 'Is only the data that is needed collected?', YES_NO, { required: true, help: 'Art. 5(1)(c).' }),
        text('retention', 'How long is the data kept, and how is it deleted?', { required: true, help: 'Art. 5(1)(e).' }),
        select('informed', 'Are people told about it in plain words?', YES_NO, { help: 'Art. 12 to 14.' }),
      ],
    },
    {
      id: 'gdpr_people',
      title: 'Risk to people',
      description: 'Think of the people whose data it is, not of the organization (Art. 32 and 35).',
      category: 'Assessment',
      questions: [
        text('harm', 'What harm could come to them?', { required: true, placeholder: 'Discrimination, fraud, loss of control, embarrassment' }),
        slider('reversibility', 'How hard would the harm be to undo?', ['Easily undone', 'Never undone'], { required: true }),
        select('dpia', 'Is a data protection impact assessment needed?', ['Done', 'Needed, not done', 'Not needed', 'Not known'], {
          required: true, help: 'Art. 35(3): profiling with serious effects, special data on a large scale, watching public places.',
        }),
        text('dpo_advice', 'What does the data protection officer advise?', { help: 'Art. 35(2) and 39.' }),
      ],
    },
    {
      id: 'gdpr_safeguards',
      title: 'Safeguards',
      description: 'Look at what protects the data and what happens with others who handle it (Art. 25, 28, 32 and 44 to 49).',
      category: 'Controls',
      questions: [
        select('security', 'Are encryption, pseudonyms, access limits and restore tests in place where they are needed?', PROGRESS, { required: true, help: 'Art. 32(1).' }),
        select('by_design', 'Was privacy considered when the processing was designed, and in its settings?', PROGRESS, { help: 'Art. 25.' }),
        select('processors', 'Is there a contract with every processor?', PROGRESS, { required: true, help: 'Art. 28(3).' }),
        text('transfers', 'Does data leave the European Economic Area, and on which ground?', { help: 'Art. 44 to 49: adequacy, standard clauses, exceptions.' }),
      ],
    },
    {
      id: 'gdpr_rights',
      title: 'Rights and breaches',
      description: 'Check that requests and breaches can be dealt with in time (Art. 12 to 22, 33 and 34).',
      category: 'Response',
      questions: [
        select('requests', 'Can requests for access, correction or deletion be answered within a month?', YES_NO, { required: true, help: 'Art. 12(3) and 15 to 21.' }),
        select('breach_notice', 'Could a breach be reported to the authority within 72 hours?', YES_NO, { required: true, help: 'Art. 33(1).' }),
        text('breach_contact', 'Who decides whether the people concerned are told?', { help: 'Art. 34.' }),
      ],
    },
  ),
};
