/** The property templates that are seeded in every organization. */
import { optional, required, select, text, textarea, type DefaultItemTemplate } from '../template/field-parts.ts';
import { numberedFields } from '../template/template-editor.ts';

const TYPES = ['Physical', 'Digital', 'Intellectual', 'Financial', 'Human'];

/** Name and type first, description last, the kind's own fields between them. */
function fields(kind: string, own: readonly ReturnType<typeof text>[]) {
  return numberedFields('property', [
    required(text('name', 'Property Name', 'Enter property name')),
    required(select('type', 'Property Type', TYPES, kind)),
    ...own.map((field) => ({ ...field, required: field.defaultValue !== undefined })),
    optional(textarea('description', 'Description', 'What others should know about this property')),
  ]);
}

export const DEFAULT_PROPERTY_TEMPLATES: readonly DefaultItemTemplate[] = [
  {
    name: 'Physical',
    description: 'Tangible property: buildings, equipment, vehicles, stock',
    category: 'Physical',
    is_default: true,
    fields: fields('Physical', [
      text('location', 'Location', 'Site, building, room'),
      text('value', 'Value', 'Replacement cost'),
      select('category', 'Category', ['Building', 'Equipment', 'Vehicle', 'Inventory', 'Other']),
    ]),
  },
  {
    name: 'Digital',
    description: 'Data and where it is stored',
    category: 'Digital',
    is_default: true,
    fields: fields('Digital', [
      select(
        'data_classification',
        'Data Classification',
        ['Public', 'Internal', 'Confidential', 'Restricted'],
        'Internal',
      ),
      text('storage_location', 'Storage Location', 'System, region or data center'),
      text('data_size', 'Data Size', 'e.g. 250 GB'),
      select('backup_frequency', 'Backup Frequency', ['Daily', 'Weekly', 'Monthly', 'None']),
    ]),
  },
  {
    name: 'Intellectual',
    description: 'Rights and knowledge worth protecting',
    category: 'Intellectual',
    is_default: true,
    fields: fields('Intellectual', [
      select('ip_type', 'IP Type', ['Patent', 'Trademark', 'Copyright', 'Trade Secret', 'Know-how']),
      text('registration_number', 'Registration Number'),
      text('expiry_date', 'Expiry Date', 'YYYY-MM-DD'),
      text('value', 'Value', 'Estimated value'),
    ]),
  },
];
