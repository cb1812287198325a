/** Building blocks for the templates that the product offers and seeds. */
import type { AssetTemplate, TemplateField } from '../../schemas/item/template.ts';

export type DefaultItemTemplate = Pick<AssetTemplate, 'name' | 'description' | 'category' | 'is_default' | 'fields'>;
type Part = Omit<TemplateField, 'id' | 'order' | 'required'>;

const part =
  (type: TemplateField['type']) =>
  (name: string, label: string, placeholder?: string): Part => ({
    name,
    label,
    type,
    ...(placeholder !== undefined && { placeholder }),
  });
export const text = part('text');
export const textarea = part('textarea');
export const number = part('number');
export const checkbox = part('checkbox');

export const select = (name: string, label: string, options: readonly string[], defaultValue?: string): Part => ({
  name,
  label,
  type: 'select',
  options: [...options],
  ...(defaultValue !== undefined && { defaultValue }),
});

export const required = (field: Part) => ({ ...field, required: true });
export const optional = (field: Part) => ({ ...field, required: false });
