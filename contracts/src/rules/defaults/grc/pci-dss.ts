/** Default GRC template: PCI DSS. */
import { YES_NO, fact, progress, select, slider, steps, text, type DefaultGrcTemplate } from './template-parts.ts';

export const PCI_DSS: DefaultGrcTemplate = {
  name: 'PCI DSS Risk Assessment',
  description: 'Assess a risk to payment card data against the twelve requirements of PCI DSS.',
  framework: 'PCI DSS',
  domain: 'financial',
  is_default: true,
  steps: steps(
    {
      id: 'pci_scope',
      title: 'Scope',
      description: 'Describe where card data is and what can access it (12.5.2).',
      category: 'Scope',
      questions: [
        fact('edition', 'Edition that this assessment follows', 'PCI DSS v4.0.1'),
        text('environment', 'Which systems of the cardholder data environment does the risk concern?', {
          placeholder: 'Systems and those connected to them',
        }),
        select('card_data', 'What do they do with card data?', [
          'Store it',
          'Process it',
          'Transmit it',
          'Could affect its security',
        ]),
        select(
          'confirmed',
          'When was the scope last confirmed?',
          ['In the last three months', 'In the last year', 'Longer ago', 'Not known'],
          { help: '12.5.2: at least every twelve months and after significant changes.' },
        ),
        slider('volume', 'How many cards would be exposed?', ['A few', 'All of them']),
      ],
    },
    {
      id: 'pci_network',
      title: 'Networks and configuration',
      description: 'Requirements 1 and 2.',
      category: 'Controls',
      questions: [
        progress('segmentation', 'Is traffic into and out of the environment limited to what is necessary?', {
          help: '1.3 and 1.4.',
        }),
        progress('hardening', 'Are systems configured to a standard, with no vendor defaults left?', { help: '2.2.' }),
        progress('wireless', 'Are wireless networks segregated or secured?', {
          help: '1.3.3 and 2.3.',
          optional: true,
        }),
      ],
    },
    {
      id: 'pci_data',
      title: 'Account data',
      description: 'Requirements 3 and 4.',
      category: 'Controls',
      questions: [
        progress('kept_short', 'Is card data kept to the minimum needed, and no longer than necessary?', {
          help: '3.2.',
        }),
        select('sensitive', 'Is sensitive authentication data deleted once a payment is authorized?', YES_NO, {
          help: '3.3.',
        }),
        progress('unreadable', 'Are stored card numbers unreadable, and their keys protected?', {
          help: '3.5 to 3.7.',
        }),
        progress('in_transit', 'Is strong cryptography used over open networks?', { help: '4.2.', optional: true }),
      ],
    },
    {
      id: 'pci_software',
      title: 'Vulnerabilities and software',
      description: 'Requirements 5 and 6.',
      category: 'Controls',
      questions: [
        progress('malware', 'Is malicious software prevented or detected on all systems at risk?', {
          help: '5.2 and 5.3.',
        }),
        progress('patches', 'Are critical patches installed within a month?', { help: '6.3.3.' }),
        progress('page_scripts', 'Are scripts on payment pages authorized and checked for tampering?', {
          help: '6.4.3 and 11.6.1.',
          optional: true,
        }),
        progress('secure_code', 'Is in-house software reviewed for weaknesses before release?', {
          help: '6.2.',
          optional: true,
        }),
      ],
    },
    {
      id: 'pci_access',
      title: 'Access',
      description: 'Requirements 7, 8 and 9.',
      category: 'Controls',
      questions: [
        progress('need_to_know', 'Is access restricted by job function and reviewed every six months?', {
          help: '7.2.',
        }),
        progress('mfa', 'Does all access to the environment require a second factor?', { help: '8.4.' }),
        progress('physical', 'Are rooms, media and card readers protected?', { help: '9.2 to 9.5.', optional: true }),
      ],
    },
    {
      id: 'pci_testing',
      title: 'Logging, testing and organization',
      description: 'Requirements 10, 11 and 12.',
      category: 'Monitoring',
      questions: [
        progress('logs', 'Are logs of the environment kept for a year and reviewed daily?', { help: '10.4 and 10.5.' }),
        progress('scans', 'Are scans run every three months and penetration tests every year?', {
          help: '11.3 and 11.4.',
        }),
        text('providers', 'Which service providers share responsibility, and for what?', { help: '12.8.' }),
        progress('response_plan', 'Is there a response plan that is practiced every year?', {
          help: '12.10.',
          optional: true,
        }),
        text('targeted_analysis', 'Where you set the frequency of an activity yourself, what is that based on?', {
          help: '12.3.1, targeted risk analysis.',
          optional: true,
        }),
      ],
    },
  ),
};
