import { useSeededText } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';

/**
 * How the fields of a template read in a conflict or a history.
 * @param labels by path
 * @param special shows the values that are not plain texts; returns undefined for all others
 */
export function useFieldsReader(
  labels: Readonly<Record<string, string>>,
  special: (path: string, value: unknown) => ReactNode,
): FieldReader {
  const t = useTexts();
  const seeded = useSeededText();
  return {
    label: (path) => labels[path] ?? path.slice(1),
    value(path, value) {
      if (value === undefined || value === null || value === '') return t('template-editor.nothing');
      return special(path, value) ?? <bdi>{seeded(String(value))}</bdi>;
    },
  };
}
