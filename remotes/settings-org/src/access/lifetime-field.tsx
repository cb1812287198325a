import { useFormat } from '@parapet/sdk';
import { SelectField } from '@parapet/ui/forms';
import type { ComponentProps } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import type { lifetimes } from './lifetimes.ts';

interface LifetimeFieldProps extends Omit<
  ComponentProps<typeof SelectField<string>>,
  'label' | 'hint' | 'options' | 'required'
> {
  choices: ReturnType<typeof lifetimes>;
}

/** How long a token is valid, with the day on which it ends. */
export function LifetimeField({ choices, ...field }: LifetimeFieldProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <SelectField
      {...field}
      label={t('tokens.lifetime')}
      hint={t('tokens.ends-on', { date: format.date(field.value ?? '') })}
      options={choices.map(({ days, ends }) => ({ value: ends, label: t(`tokens.lifetime.${days}`) }))}
      required
    />
  );
}
