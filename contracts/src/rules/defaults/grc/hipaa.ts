/** Default GRC template: HIPAA. */
import { YES_NO, fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const HIPAA: DefaultGrcTemplate = {
  name: 'HIPAA Security Risk Analysis',
  description: 'Analyze a risk to electronic protected health information (ePHI) under the HIPAA Security Rule.',
  framework: 'HIPAA',
  domain: 'compliance',
  is_default: true,
  steps: steps(
    {
      id: 'hipaa_ephi',
      title: 'Health information at stake',
      description: 'Describe where the information is and who handles it (45 CFR 164.308(a)(1)).',
      category: 'Context',
      questions: [
        fact('edition', 'Rule that this analysis follows', '45 CFR Part 164, Subparts C, D and E'),
        select('entity', 'In which role does the organization act?', ['Covered entity', 'Business associate', 'Both'], {
          help: '160.103.',
        }),
        text('location', 'Where is the information created, received, maintained or transmitted?', {
          placeholder: 'Systems, devices, media, people',
        }),
        text('threat', 'Which threat or weakness is this about?', { help: '164.308(a)(1)(ii)(A), risk analysis.' }),
        slider('records', 'How many people does the information concern?', ['A few', 'Nearly all patients']),
      ],
    },
    {
      id: 'hipaa_administrative',
      title: 'Administrative safeguards',
      description: 'Review responsibilities, people and plans (164.308).',
      category: 'Controls',
      questions: [
        text('official', 'Who is the responsible security official?', { help: '164.308(a)(2).' }),
        progress('workforce', 'Is access authorized according to role and revoked when people leave?', {
          help: '164.308(a)(3) and (4).',
        }),
        progress('training', 'Does everyone receive security training and reminders?', {
          help: '164.308(a)(5).',
          optional: true,
        }),
        progress('contingency', 'Are backup, disaster recovery and emergency operation planned and tested?', {
          help: '164.308(a)(7).',
        }),
        progress('associates', 'Is there an agreement with every business associate involved?', {
          help: '164.308(b) and 164.314(a).',
        }),
      ],
    },
    {
      id: 'hipaa_physical',
      title: 'Physical safeguards',
      description: 'Review rooms, workstations and media (164.310).',
      category: 'Controls',
      questions: [
        progress('facility', 'Is access to the rooms that house these systems restricted and recorded?', {
          help: '164.310(a).',
          optional: true,
        }),
        progress('workstations', 'Are workstations placed, used and locked as required?', {
          help: '164.310(b) and (c).',
        }),
        progress('media', 'Are devices and media wiped before they are reused or disposed of?', {
          help: '164.310(d).',
        }),
      ],
    },
    {
      id: 'hipaa_technical',
      title: 'Technical safeguards',
      description: 'Review access, logs, integrity and encryption (164.312).',
      category: 'Controls',
      questions: [
        progress('unique_access', 'Does every user have a unique ID, with emergency access and automatic logoff?', {
          help: '164.312(a).',
        }),
        progress('encryption_rest', 'Is the information encrypted at rest?', {
          help: '164.312(a)(2)(iv). Addressable: if it is not implemented, document why.',
          optional: true,
        }),
        progress('audit', 'Is activity logged, and are the logs reviewed?', {
          help: '164.312(b) and 164.308(a)(1)(ii)(D).',
        }),
        progress(
          'integrity',
          'Is the information protected from improper alteration or destruction, and would that be detected?',
          { help: '164.312(c).' },
        ),
        progress('authentication', 'Is it verified that people are who they claim to be?', {
          help: '164.312(d).',
          optional: true,
        }),
        progress('transmission', 'Is the information protected in transit?', { help: '164.312(e).' }),
      ],
    },
    {
      id: 'hipaa_breach',
      title: 'Breaches and documentation',
      description: 'Check what would happen after a breach and what is documented (164.316 and 164.400 to 164.414).',
      category: 'Response',
      questions: [
        select('breach_assessed', 'Is there a procedure to determine whether an event is a breach?', YES_NO, {
          help: '164.402.',
        }),
        select(
          'notices',
          'Could those affected be notified without unreasonable delay, within 60 days at most?',
          YES_NO,
          { help: '164.404, 164.406 and 164.408.' },
        ),
        select('kept', 'Are policies, decisions and this analysis kept for six years?', YES_NO, {
          help: '164.316(b)(2)(i).',
          optional: true,
        }),
        text('minimum', 'How is use limited to the minimum that is necessary?', {
          help: '164.502(b).',
          optional: true,
        }),
      ],
    },
  ),
};
