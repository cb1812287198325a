/** The risk scenario templates that are seeded in every organization. */
import {
  checkbox,
  number,
  optional,
  select,
  text,
  textarea,
  type DefaultItemTemplate,
} from '../template/field-parts.ts';
import { numberedFields, startFields } from '../template/template-editor.ts';

/** The three fields of every new scenario template, then the scenario's own. */
const fields = (...own: ReturnType<typeof text>[]) =>
  numberedFields('risk-scenario', [...startFields('risk-scenario'), ...own.map(optional)]);

/** The one marked as default comes first, as the form offers it first. */
export const DEFAULT_RISK_SCENARIO_TEMPLATES: readonly DefaultItemTemplate[] = [
  {
    name: 'Cyber Attack',
    description: 'A deliberate attack on systems or accounts',
    category: 'Cybersecurity',
    is_default: true,
    fields: fields(
      select('attack_vector', 'Attack Vector', [
        'Phishing',
        'Stolen credentials',
        'Unpatched software',
        'Malicious insider',
        'Supply chain',
        'Denial of service',
        'Other',
      ]),
      textarea('affected_systems', 'Affected Systems', 'Systems and services that would fail or be misused'),
      text('detection_method', 'Detection Method', 'How the attack would be detected'),
    ),
  },
  {
    name: 'Data Breach',
    description: 'Information reaches people who are not authorized to see it',
    category: 'Privacy',
    is_default: false,
    fields: fields(
      select('data_types', 'Data Types', [
        'Personal data',
        'Health data',
        'Payment data',
        'Credentials',
        'Business secrets',
        'Other',
      ]),
      number('records_affected', 'Records Affected', 'Approximate number'),
      checkbox('notification_required', 'Must be reported to an authority'),
    ),
  },
  {
    name: 'Third-Party Failure',
    description: 'A supplier or service provider goes out of business, fails or is compromised',
    category: 'Third-Party',
    is_default: false,
    fields: fields(
      text('provider_name', 'Provider', 'Name of the supplier'),
      select('dependency_level', 'Dependency', [
        'Easy to replace',
        'Replaceable within weeks',
        'Hard to replace',
        'No alternative',
      ]),
      number('tolerable_outage_hours', 'Tolerable outage (hours)', 'Hours until work stops'),
    ),
  },
];
