import type { GrcStep } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import { useFormat, useQuery } from '@parapet/sdk';
import { grcDomainsQuery } from '../api/grc-queries.ts';
import { useTexts } from '../locales/use-texts.ts';
import { useFieldsReader } from '../history/use-fields-reader.tsx';

const isSteps = (value: unknown): value is readonly GrcStep[] =>
  Array.isArray(value) && value.every((step) => typeof step === 'object' && step !== null && 'questions' in step);

/** How the fields of a GRC template read in a conflict or a history. */
export function useGrcReader(): FieldReader {
  const t = useTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const domains = useQuery(grcDomainsQuery()).data?.items;
  const labels = {
    '/name': t('grc-editor.name'),
    '/description': t('template-editor.description'),
    '/framework': t('grc-editor.framework'),
    '/domain_id': t('grc-editor.domain'),
    '/steps': t('grc-editor.steps'),
  };
  return useFieldsReader(labels, (path, value) => {
    if (isSteps(value))
      return (
        <bdi>
          {format.list(value.map(({ title, questions }) => `${seeded(title)} (${format.number(questions.length)})`))}
        </bdi>
      );
    if (path === '/domain_id')
      return <bdi>{seeded(domains?.find(({ id }) => id === value)?.name ?? String(value))}</bdi>;
    return undefined;
  });
}
