import { failureOf, useGuardedClose } from '@parapet/sdk';
import { Button, Dialog } from '@parapet/ui';
import { Combobox } from '@parapet/ui/forms';
import { useId, useState, type FormEvent } from 'react';
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
  const form = useId();
  const { options, onFind, loading, error, retry } = useUsedValues('listPropertyCategories');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { close } = useGuardedClose({ chosen }, onCancel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) onChoose(chosen.value);
  };
  return (
    <Dialog
      opened
      onClose={close}
      size="sm"
      title={t('properties.category-title', { count })}
      footer={
        <>
          <Button onClick={close}>{t('items.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            disabledReason={chosen === null ? t('properties.category-first') : null}
          >
            {t('items.set-category')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
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
      </form>
    </Dialog>
  );
}
