/** The asset templates that are seeded in every organization. */
import { ASSET_RISK_LEVELS } from '../../schemas/item/asset.ts';
import type { AssetTemplate, TemplateField } from '../../schemas/item/template.ts';

type Default = Pick<AssetTemplate, 'name' | 'description' | 'category' | 'is_default' | 'fields'>;

interface Choices {
  noun: string;
  types: string[];
  riskLevel?: string;
  statuses: string[];
}

function fields({ noun, types, riskLevel, statuses }: Choices): TemplateField[] {
  const select = { type: 'select', required: true } as const;
  return [
    {
      id: 'field_name',
      name: 'name',
      label: `${noun} Name`,
      type: 'text',
      required: true,
      placeholder: `Enter ${noun.toLowerCase()} name`,
      order: 0,
    },
    { id: 'field_type', name: 'type', label: `${noun} Type`, ...select, options: types, order: 1 },
    {
      id: 'field_risk_level',
      name: 'risk_level',
      label: 'Risk Level',
      ...select,
      options: [...ASSET_RISK_LEVELS],
      ...(riskLevel === undefined ? {} : { defaultValue: riskLevel }),
      order: 2,
    },
    {
      id: 'field_status',
      name: 'status',
      label: 'Status',
      ...select,
      options: statuses,
      defaultValue: 'Active',
      order: 3,
    },
    {
      id: 'field_description',
      name: 'description',
      label: 'Description',
      type: 'textarea',
      required: false,
      placeholder: `What this ${noun.toLowerCase()} is for`,
      order: 4,
    },
  ];
}

export const DEFAULT_ASSET_TEMPLATES: readonly Default[] = [
  {
    name: 'Server',
    description: 'A physical or virtual machine that runs services',
    category: 'Infrastructure',
    is_default: true,
    fields: fields({
      noun: 'Server',
      types: ['Web', 'Database', 'Application', 'File Server'],
      riskLevel: 'Medium',
      statuses: ['Active', 'Inactive', 'Maintenance'],
    }),
  },
  {
    name: 'Database',
    description: 'A database system and the data it holds',
    category: 'Data',
    is_default: true,
    fields: fields({
      noun: 'Database',
      types: ['MySQL', 'PostgreSQL', 'MongoDB', 'Oracle', 'SQL Server'],
      riskLevel: 'High',
      statuses: ['Active', 'Inactive', 'Maintenance'],
    }),
  },
  {
    name: 'Application',
    description: 'Software that people or other systems use',
    category: 'Application',
    is_default: true,
    fields: fields({
      noun: 'Application',
      types: ['Web Application', 'Mobile App', 'Desktop Application', 'API Service'],
      statuses: ['Active', 'Inactive', 'Development', 'Testing'],
    }),
  },
];
