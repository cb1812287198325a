import type { ListedGrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, pagedQuery, useInfiniteQuery, useSearchBox } from '@parapet/sdk';
import { Button, Card, EmptyState, ErrorState, LoadingState, Stack } from '@parapet/ui';
import { RadioGroup, TextField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardState } from '../wizard-state.ts';
import { DomainField } from './domain-field.tsx';

/** Templates per page, and the number of templates from which on there is a search. */
const PAGE = 50;
const SEARCHABLE = 10;

interface TemplateStepProps {
  state: WizardState;
  set: (fields: Partial<WizardState>) => void;
}

/** The domain that the risk belongs to, and the template with its questions. */
export function TemplateStep({ state, set }: TemplateStepProps) {
  const t = useTexts();
  return (
    <Card title={t('wizard.step-template')}>
      <Stack gap="1.125rem">
        <DomainField state={state} set={set} />
        <Templates
          key={state.domain_id}
          domainId={state.domain_id}
          chosen={state.template_id}
          onChoose={(template_id) => set({ template_id })}
        />
      </Stack>
    </Card>
  );
}

interface TemplatesProps {
  domainId: string | null;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Templates({ domainId, chosen, onChoose }: TemplatesProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const [showsAll, setShowsAll] = useState(false);
  const [q, setQ] = useState('');
  const box = useSearchBox(q, setQ);
  const found = useInfiniteQuery({
    ...pagedQuery('listGrcTemplates', {
      limit: PAGE,
      sort: 'name',
      ...(q !== '' && { q }),
      ...(domainId !== null && !showsAll && { domain_id: domainId }),
    }),
    placeholderData: keepPreviousData,
  });
  const templates = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const hint = ({ framework, description, steps }: ListedGrcTemplate) =>
    [seeded(framework), t('wizard.step-count', { count: steps.length }), description === '' ? '' : seeded(description)]
      .filter(Boolean)
      .join(' · ');
  if (found.isPending) return <LoadingState shape="lines" />;
  if (found.isError)
    return (
      <ErrorState
        size="sm"
        title={t('wizard.templates-failed')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  const total = found.data.pages[0]?.total ?? 0;
  return (
    <>
      {(q !== '' || total > SEARCHABLE) && (
        <TextField {...box} label={t('wizard.search-templates')} autoComplete="off" />
      )}
      {templates.length === 0 ? (
        <EmptyState
          size="sm"
          title={domainId === null || showsAll || q !== '' ? t('wizard.no-templates') : t('wizard.no-templates-domain')}
          {...(domainId !== null &&
            !showsAll && { action: <Button onClick={() => setShowsAll(true)}>{t('wizard.show-all')}</Button> })}
        />
      ) : (
        <RadioGroup
          label={t('wizard.template')}
          required
          value={chosen}
          onChange={onChoose}
          options={templates.map((template) => ({
            value: template.id,
            label: seeded(template.name),
            hint: hint(template),
          }))}
        />
      )}
      {found.hasNextPage && (
        <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
          {t('wizard.more')}
        </Button>
      )}
    </>
  );
}
