/** The property templates that are seeded in every organization. */
import type { TemplateField } from '../../schemas/item/template.ts';

interface Default {
  name: string;
  description: string;
  category: string;
  is_default: boolean;
  fields: TemplateField[];
}

type Own = Omit<TemplateField, 'id' | 'order' | 'required'>;

const TYPES = ['Physical', 'Digital', 'Intellectual', 'Financial', 'Human'];

/** Name and type first, description last, the kind's own fields between them. */
function fields(kind: string, own: Own[]): TemplateField[] {
  const all: Omit<TemplateField, 'id' | 'order'>[] = [
    { name: 'name', label: 'Property Name', type: 'text', required: true, placeholder: 'Enter property name' },
    { name: 'type', label: 'Property Type', type: 'select', required: true, options: TYPES, defaultValue: kind },
    ...own.map((field) => ({ ...field, required: field.defaultValue !== undefined })),
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      required: false,
      placeholder: 'What others should know about this property',
    },
  ];
  return all.map((field, order) => ({ ...field, id: `field_${field.name}`, order }));
}

export const DEFAULT_PROPERTY_TEMPLATES: readonly Default[] = [
  {
    name: 'Physical',
    description: 'Tangible property: buildings, equipment, vehicles, stock',
    category: 'Physical',
    is_default: true,
    fields: fields('Physical', [
      { name: 'location', label: 'Location', type: 'text', placeholder: 'Site, building, room' },
      { name: 'value', label: 'Value', type: 'text', placeholder: 'Replacement cost' },
      {
        name: 'category',
        label: 'Category',
        type: 'select',
        options: ['Building', 'Equipment', 'Vehicle', 'Inventory', 'Other'],
      },
    ]),
  },
  {
    name: 'Digital',
    description: 'Data and where it is stored',
    category: 'Digital',
    is_default: true,
    fields: fields('Digital', [
      {
        name: 'data_classification',
        label: 'Data Classification',
        type: 'select',
        options: ['Public', 'Internal', 'Confidential', 'Restricted'],
        defaultValue: 'Internal',
      },
      {
        name: 'storage_location',
        label: 'Storage Location',
        type: 'text',
        placeholder: 'System, region or data center',
      },
      { name: 'data_size', label: 'Data Size', type: 'text', placeholder: 'e.g. 250 GB' },
      {
        name: 'backup_frequency',
        label: 'Backup Frequency',
        type: 'select',
        options: ['Daily', 'Weekly', 'Monthly', 'None'],
      },
    ]),
  },
  {
    name: 'Intellectual',
    description: 'Rights and knowledge worth protecting',
    category: 'Intellectual',
    is_default: true,
    fields: fields('Intellectual', [
      {
        name: 'ip_type',
        label: 'IP Type',
        type: 'select',
        options: ['Patent', 'Trademark', 'Copyright', 'Trade Secret', 'Know-how'],
      },
      { name: 'registration_number', label: 'Registration Number', type: 'text' },
      { name: 'expiry_date', label: 'Expiry Date', type: 'text', placeholder: 'YYYY-MM-DD' },
      { name: 'value', label: 'Value', type: 'text', placeholder: 'Estimated value' },
    ]),
  },
];
