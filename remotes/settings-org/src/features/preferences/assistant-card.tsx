import { keepPreviousData, query, useCan, useQuery } from '@parapet/sdk';
import { Card, LoadingState, Text } from '@parapet/ui';
import { Combobox } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Settings } from './use-settings.ts';

interface AssistantCardProps {
  value: Pick<Settings, 'assistantModel'>;
  onChange: (change: Partial<Settings>) => void;
}

const FOUND = 50;

/** The language model that answers the person's questions, of those that the service offers. */
export function AssistantCard({ value: { assistantModel }, onChange }: AssistantCardProps) {
  const t = useTexts();
  const { allowed } = useCan()('risks', 'read');
  const [q, setQ] = useState('');
  const models = useQuery({
    ...query('listAiModels', { limit: FOUND, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const items = models.data?.items ?? [];
  // Who may not ask the assistant has nothing to choose.
  if (!allowed) return null;
  if (models.isPending)
    return (
      <Card title={t('assistant.title')}>
        <LoadingState shape="lines" />
      </Card>
    );
  return (
    <Card title={t('assistant.title')}>
      {items.some(({ source }) => source === 'built-in') ? (
        <Text size="sm">{t('assistant.built-in')}</Text>
      ) : (
        <Combobox
          label={t('assistant.model')}
          hint={t('assistant.model-hint')}
          placeholder={t('assistant.default')}
          value={assistantModel}
          selected={assistantModel === null ? null : { value: assistantModel, label: assistantModel }}
          options={items.map(({ id, name, is_default }) => ({
            value: id,
            label: is_default ? t('assistant.is-default', { model: name }) : name,
          }))}
          onChange={(chosen) => onChange({ assistantModel: chosen })}
          onSearch={setQ}
          loading={models.isFetching}
          loadError={models.isError ? t('assistant.failed') : null}
          onRetry={() => void models.refetch()}
        />
      )}
    </Card>
  );
}
