import { useSeededText } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import type { TemplateField } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import { useFieldsReader } from '../../../history/use-fields-reader.tsx';

const isFields = (value: unknown): value is readonly TemplateField[] =>
  Array.isArray(value) && value.every((field) => typeof field === 'object' && field !== null && 'label' in field);

/** How the fields of a template read in a conflict or a history. */
export function useTemplateReader(): FieldReader {
  const t = useTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const labels = {
    '/name': t('template-editor.name'),
    '/category': t('template-editor.category'),
    '/description': t('template-editor.description'),
    '/is_default': t('template-editor.is-default'),
    '/fields': t('template-editor.fields'),
  };
  return useFieldsReader(labels, (_path, value) => {
    if (typeof value === 'boolean') return t(value ? 'template-editor.yes' : 'template-editor.no');
    if (isFields(value))
      return (
        <bdi>{format.list(value.map(({ label, required }) => (required ? `${seeded(label)} *` : seeded(label))))}</bdi>
      );
    return undefined;
  });
}
