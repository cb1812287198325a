/** Default GRC template: ISO/IEC 27001. */
import { fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const ISO_27001: DefaultGrcTemplate = {
  name: 'ISO 27001 Risk Assessment',
  description: 'Assess and treat an information security risk within the management system of ISO/IEC 27001.',
  framework: 'ISO 27001',
  domain: 'cybersecurity',
  is_default: true,
  steps: steps(
    {
      id: 'iso_context',
      title: 'Context and scope',
      description: 'Place the risk within the information security management system (clauses 4.1 to 4.3).',
      category: 'Context',
      questions: [
        fact('edition', 'Edition that this assessment follows', 'ISO/IEC 27001:2022'),
        text('scope', 'Which part of the management system does this risk concern?', {
          placeholder: 'Sites, teams, services, systems',
          help: 'Clause 4.3. Use the names of the scope statement.',
        }),
        text(
          'interested_parties',
          'Who outside the team expects this risk to be under control, and what do they expect?',
          { help: 'Clause 4.2: customers, authorities, owners, staff.', optional: true },
        ),
        select(
          'trigger',
          'What brought this risk to light?',
          [
            'Planned assessment',
            'Change in the organization',
            'Incident or near miss',
            'Audit finding',
            'Report of a threat',
          ],
          { help: 'Clause 8.2 requires an assessment at planned intervals and when significant changes occur.' },
        ),
      ],
    },
    {
      id: 'iso_analysis',
      title: 'Risk identification and analysis',
      description: 'Describe what could be lost, who owns the risk and what is known about it (clauses 6.1.2 and 8.2).',
      category: 'Assessment',
      questions: [
        select(
          'property_at_stake',
          'What would be affected most?',
          ['Confidentiality', 'Integrity', 'Availability', 'More than one'],
          { help: 'Clause 6.1.2 c.' },
        ),
        text('risk_owner', 'Who is accountable for this risk and has the authority to decide on it?', {
          help: 'Clause 6.1.2 c requires an owner for every risk.',
        }),
        text('consequences', 'What would the consequences be?', {
          help: 'Clause 6.1.2 d. Consider customers, finances, legal obligations and reputation.',
        }),
        slider('confidence', 'How confident are you in your ratings?', ['A guess', 'Backed by data'], {
          optional: true,
        }),
      ],
    },
    {
      id: 'iso_controls',
      title: 'Controls in place',
      description: 'Review the Annex A controls that are relevant to this risk.',
      category: 'Controls',
      questions: [
        progress('access', 'Are access rights granted on a need-to-know basis and reviewed?', {
          help: 'A.5.15, A.5.18 and A.8.2.',
        }),
        progress('vulnerabilities', 'Are technical vulnerabilities identified and fixed in time?', { help: 'A.8.8.' }),
        progress('backups', 'Are backups made, protected and tested by restoring them?', {
          help: 'A.8.13.',
          optional: true,
        }),
        progress('logging', 'Are events logged and monitored for anomalies?', {
          help: 'A.8.15 and A.8.16.',
          optional: true,
        }),
        progress('suppliers', 'Are security obligations agreed with the suppliers involved and verified?', {
          help: 'A.5.19 to A.5.22.',
          optional: true,
        }),
        progress('awareness', 'Do the people involved know what is expected of them?', {
          help: 'A.6.3.',
          optional: true,
        }),
      ],
    },
    {
      id: 'iso_treatment',
      title: 'Risk treatment',
      description: 'Choose how to treat the risk and which controls are needed for it (clauses 6.1.3 and 8.3).',
      category: 'Treatment',
      questions: [
        select('option', 'How should the risk be treated?', ['Reduce it', 'Avoid it', 'Share it', 'Retain it'], {
          help: 'Clause 6.1.3 a.',
        }),
        text('controls_needed', 'Which controls are needed beyond those in place?', {
          placeholder: 'e.g. A.8.5, A.8.24',
          help: 'Clause 6.1.3 b and c: compare them with Annex A so that none is overlooked.',
          optional: true,
        }),
        select(
          'applicability',
          'Does the statement of applicability reflect this?',
          ['Yes', 'Needs an update', 'Not known'],
          { help: 'Clause 6.1.3 d.' },
        ),
        select(
          'residual_accepted',
          'Has the risk owner accepted the residual risk?',
          ['Yes, in writing', 'Yes, verbally', 'Not yet'],
          { help: 'Clause 6.1.3 f.' },
        ),
      ],
    },
    {
      id: 'iso_follow_up',
      title: 'Follow-up',
      description: 'Decide how you will verify that the treatment works (clauses 9 and 10).',
      category: 'Monitoring',
      mandatory: false,
      questions: [
        text('measure', 'What will be measured, and by whom?', { help: 'Clause 9.1.', optional: true }),
        select(
          'next_look',
          'When will this risk be reviewed next?',
          ['Within a month', 'Within three months', 'Within six months', 'Within a year'],
          { help: 'Clauses 8.2 and 9.3.' },
        ),
        text('corrective_actions', 'Which open corrective actions relate to this risk?', {
          help: 'Clause 10.2.',
          optional: true,
        }),
      ],
    },
  ),
};
