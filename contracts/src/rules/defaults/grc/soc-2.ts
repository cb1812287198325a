/** Default GRC template: SOC 2. */
import { YES_NO, fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const SOC_2: DefaultGrcTemplate = {
  name: 'SOC 2 Risk Assessment',
  description: 'Assess a risk to a service that customers rely on, against the trust services criteria of SOC 2.',
  framework: 'SOC 2',
  domain: 'third-party',
  is_default: true,
  steps: steps(
    {
      id: 'soc_scope',
      title: 'Service and commitments',
      description: 'Describe the service concerned and what customers were promised (CC2 and CC3.1).',
      category: 'Scope',
      questions: [
        fact(
          'edition',
          'Criteria that this assessment follows',
          'Trust Services Criteria 2017, points of focus revised 2022',
        ),
        text('service', 'Which service or system does the risk concern?', {
          placeholder: 'As in the system description',
        }),
        select('criteria', 'Which of the five categories is affected most?', [
          'Security',
          'Availability',
          'Processing integrity',
          'Confidentiality',
          'Privacy',
        ]),
        text('commitments', 'Which commitments to customers would be broken?', {
          help: 'CC2.3 and CC3.1: contracts, service levels, published policies.',
        }),
      ],
    },
    {
      id: 'soc_risk',
      title: 'Risk identification',
      description: 'Consider causes, fraud and change (CC3).',
      category: 'Assessment',
      questions: [
        text('cause', 'What could make it happen, inside or outside the organization?', { help: 'CC3.2.' }),
        select('fraud', 'Could someone gain from making it happen?', YES_NO, {
          help: 'CC3.3 requires fraud to be considered.',
        }),
        text('change', 'Which recent or planned changes affect it?', {
          help: 'CC3.4: systems, people, suppliers, law.',
          optional: true,
        }),
        slider('customers_hit', 'How many customers would notice?', ['Hardly any', 'All of them']),
      ],
    },
    {
      id: 'soc_access',
      title: 'Access and operations',
      description: 'Review the controls that keep the service secure from day to day (CC6 and CC7).',
      category: 'Controls',
      questions: [
        progress('logical_access', 'Is access registered, approved, and removed when people leave?', {
          help: 'CC6.1 to CC6.3.',
        }),
        progress('boundaries', 'Is the service protected against threats from outside its boundaries?', {
          help: 'CC6.6.',
          optional: true,
        }),
        progress('malware', 'Is unauthorized or malicious software prevented or detected?', {
          help: 'CC6.8.',
          optional: true,
        }),
        progress('anomalies', 'Are weaknesses and anomalies detected and assessed?', { help: 'CC7.1 to CC7.3.' }),
        progress('incidents', 'Is there a rehearsed procedure for response and recovery?', {
          help: 'CC7.4 and CC7.5.',
        }),
      ],
    },
    {
      id: 'soc_change',
      title: 'Change, continuity and suppliers',
      description: 'Consider what could go wrong around the service (CC8, CC9 and A1).',
      category: 'Controls',
      questions: [
        progress('change_control', 'Are changes authorized, tested and approved before release?', { help: 'CC8.1.' }),
        progress('continuity', 'Is there a plan for disruptions, and are recovery tests carried out?', {
          help: 'CC9.1, A1.2 and A1.3.',
          optional: true,
        }),
        text('vendors', 'Which vendors and subservice organizations does the service depend on?', { help: 'CC9.2.' }),
        select('vendor_reports', 'Are their assurance reports obtained and reviewed?', YES_NO, {
          help: 'Note the complementary user entity controls that they expect of you.',
          optional: true,
        }),
      ],
    },
    {
      id: 'soc_evidence',
      title: 'Monitoring and evidence',
      description: 'Describe how an auditor could verify that the controls worked (CC4 and CC5).',
      category: 'Monitoring',
      mandatory: false,
      questions: [
        text('evidence', 'Which records show that the controls worked during the whole period?', {
          placeholder: 'Tickets, logs, approvals, reports',
        }),
        select('deficiencies', 'Are deficiencies reported to those who can correct them?', YES_NO, {
          help: 'CC4.2.',
          optional: true,
        }),
        text('control_owner', 'Who performs the control, and who covers for them?', { help: 'CC5.3.', optional: true }),
      ],
    },
  ),
};
