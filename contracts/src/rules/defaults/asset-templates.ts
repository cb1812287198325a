/** The asset templates that are seeded in every organization. */
import { ASSET_RISK_LEVELS } from '../../schemas/item/asset.ts';
import { optional, required, select, text, textarea, type DefaultItemTemplate } from '../template/field-parts.ts';
import { numberedFields } from '../template/template-editor.ts';

interface Choices {
  noun: string;
  types: string[];
  riskLevel?: string;
  statuses: string[];
}

function fields({ noun, types, riskLevel, statuses }: Choices) {
  return numberedFields('asset', [
    required(text('name', `${noun} Name`, `Enter ${noun.toLowerCase()} name`)),
    required(select('type', `${noun} Type`, types)),
    required(select('risk_level', 'Risk Level', ASSET_RISK_LEVELS, riskLevel)),
    required(select('status', 'Status', statuses, 'Active')),
    optional(textarea('description', 'Description', `What this ${noun.toLowerCase()} is for`)),
  ]);
}

export const DEFAULT_ASSET_TEMPLATES: readonly DefaultItemTemplate[] = [
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
