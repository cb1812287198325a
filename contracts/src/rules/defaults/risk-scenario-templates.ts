/** The risk scenario templates that are seeded in every organization. */
import type { TemplateField } from '../../schemas/item/template.ts';
import { startFields, withOrder } from '../template/template-editor.ts';

interface Default {
  name: string;
  description: string;
  category: string;
  is_default: boolean;
  fields: TemplateField[];
}

type Own = Omit<TemplateField, 'id' | 'order' | 'required'>;

/** The three fields of every new scenario template, then the scenario's own. */
function fields(own: Own[]): TemplateField[] {
  return withOrder('risk-scenario', [
    ...startFields('risk-scenario'),
    ...own.map((field) => ({ ...field, id: `field_${field.name}`, required: false })),
  ]);
}

/** The one marked as default comes first, as the form offers it first. */
export const DEFAULT_RISK_SCENARIO_TEMPLATES: readonly Default[] = [
  {
    name: 'Cyber Attack',
    description: 'A deliberate attack on systems or accounts',
    category: 'Cybersecurity',
    is_default: true,
    fields: fields([
      {
        name: 'attack_vector',
        label: 'Attack Vector',
        type: 'select',
        options: [
          'Phishing',
          'Stolen credentials',
          'Unpatched software',
          'Malicious insider',
          'Supply chain',
          'Denial of service',
          'Other',
        ],
      },
      {
        name: 'affected_systems',
        label: 'Affected Systems',
        type: 'textarea',
        placeholder: 'Systems and services that would fail or be misused',
      },
      {
        name: 'detection_method',
        label: 'Detection Method',
        type: 'text',
        placeholder: 'How the attack would be detected',
      },
    ]),
  },
  {
    name: 'Data Breach',
    description: 'Information reaches people who are not authorized to see it',
    category: 'Privacy',
    is_default: false,
    fields: fields([
      {
        name: 'data_types',
        label: 'Data Types',
        type: 'select',
        options: ['Personal data', 'Health data', 'Payment data', 'Credentials', 'Business secrets', 'Other'],
      },
      { name: 'records_affected', label: 'Records Affected', type: 'number', placeholder: 'Approximate number' },
      { name: 'notification_required', label: 'Must be reported to an authority', type: 'checkbox' },
    ]),
  },
  {
    name: 'Third-Party Failure',
    description: 'A supplier or service provider goes out of business, fails or is compromised',
    category: 'Third-Party',
    is_default: false,
    fields: fields([
      { name: 'provider_name', label: 'Provider', type: 'text', placeholder: 'Name of the supplier' },
      {
        name: 'dependency_level',
        label: 'Dependency',
        type: 'select',
        options: ['Easy to replace', 'Replaceable within weeks', 'Hard to replace', 'No alternative'],
      },
      {
        name: 'tolerable_outage_hours',
        label: 'Tolerable outage (hours)',
        type: 'number',
        placeholder: 'Hours until work stops',
      },
    ]),
  },
];
