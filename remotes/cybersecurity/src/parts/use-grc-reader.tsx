import type { GrcStep } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import type { FieldReader } from '@parapet/domain-ui/forms';
import { useFormat, useQuery, useSession } from '@parapet/sdk';
import { grcDomainsQuery } from '../api/grc-queries.ts';
import { useTexts } from '../locales/use-texts.ts';

const isSteps = (value: unknown): value is readonly GrcStep[] => Array.isArray(value) && value.every((step) => typeof step === 'object' && step !== null && 'questions' in step);

/** How the fields of a GRC template read in a conflict or a history. */
export function useGrcReader(): FieldReader {
  const t = useTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const { organizationId } = useSession();
  const domains = useQuery(grcDomainsQuery(organizationId)).data?.items;
  return {
    label(path) {
      switch (path) {
        case '/name':
          return t('grc-editor.name');
        case '/description':
          return t('template-editor.description');
        case '/framework':
          return t('grc-editor.framework');
        case '/domain_id':
          return t('grc-editor.domain');
        case '/steps':
          return t('grc-editor.steps');
        default:
          return path.slice(1);
      }
    },
    value(path, value) {
      if (value === undefined || value === null || value === '') return t('template-editor.nothing');
      if (isSteps(value)) return <bdi>{format.list(value.map(({ title, questions }) => `${seeded(title)} (${format.number(questions.length)})`))}</bdi>;
      if (path === '/domain_id') return <bdi>{seeded(domains?.find(({ id }) => id === value)?.name ?? String(value))}</bdi>;
      return <bdi>{seeded(String(value))}</bdi>;
    },
  };
}
