import { useSeededText } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import type { TemplateField } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';

const isFields = (value: unknown): value is readonly TemplateField[] => Array.isArray(value) && value.every((field) => typeof field === 'object' && field !== null && 'label' in field);

/** How the fields of a template read in a conflict or a history. */
export function useTemplateReader(): FieldReader {
  const t = useTexts();
  const format = useFormat();
  const seeded = useSeededText();
  return {
    label(path) {
      switch (path) {
        case '/name':
          return t('template-editor.name');
        case '/category':
          return t('template-editor.category');
        case '/description':
          return t('template-editor.description');
        case '/is_default':
          return t('template-editor.is-default');
        case '/fields':
          return t('template-editor.fields');
        default:
          return path.slice(1);
      }
    },
    value(_path, value) {
      if (value === undefined || value === null || value === '') return t('template-editor.nothing');
      if (typeof value === 'boolean') return t(value ? 'template-editor.yes' : 'template-editor.no');
      if (isFields(value)) return <bdi>{format.list(value.map(({ label, required }) => (required ? `${seeded(label)} *` : seeded(label))))}</bdi>;
      return <bdi>{seeded(String(value))}</bdi>;
    },
  };
}
