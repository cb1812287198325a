import type { AssetTemplate } from '@parapet/contracts';
import { downloadFile } from '@parapet/sdk';
import { TEMPLATE_SETS, type TemplateKind } from '../../api/template-queries.ts';
import { fieldNameOf, templateFile } from './template-file.ts';

/** Downloads a template as a JSON file. */
export function exportTemplate(kind: TemplateKind, template: AssetTemplate): void {
  const { rules } = TEMPLATE_SETS[kind];
  const name = `${rules}-template-${fieldNameOf(template.name).replaceAll('_', '-') || template.id}.json`;
  downloadFile(name, new Blob([templateFile(rules, template)], { type: 'application/json' }));
}
