import { failureOf, useGuardedClose } from '@parapet/sdk';
import { Combobox, FormModal } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useUsedValues } from '../list/use-used-values.ts';

export interface CategoryDialogProps {
  count: number;
  onCancel: () => void;
  onChoose: (category: string) => void;
}

/** Asks for the category of the selected properties: one that is in use. */
export function CategoryDialog({ count, onCancel, onChoose }: CategoryDialogProps) {
  const t = useTexts();
  const { options, onFind, loading, error, retry } = useUsedValues('listPropertyCategories');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { confirmLeave } = useGuardedClose({ chosen }, onCancel);
  return (
    <FormModal
      opened
      onClose={onCancel}
      confirmLeave={confirmLeave}
      size="sm"
      title={t('properties.category-title', { count })}
      submitLabel={t('items.set-category')}
      {...(chosen === null && { submitDisabledReason: t('properties.category-first') })}
      form={{
        formError: null,
        submitting: false,
        submit: async (event) => {
          event?.preventDefault();
          if (chosen !== null) onChoose(chosen.value);
          return chosen !== null;
        },
      }}
    >
      <Combobox
        label={t('items.category')}
        value={chosen?.value ?? null}
        selected={chosen}
        onChange={(value) => setChosen(options.find((option) => option.value === value) ?? null)}
        options={options.map(({ value, label }) => ({ value, label }))}
        onSearch={onFind}
        loading={loading}
        loadError={error ? failureOf(error, t('properties.categories-failed')).message : null}
        onRetry={retry}
        emptyText={t('properties.no-category')}
        focused
        required
      />
    </FormModal>
  );
}
