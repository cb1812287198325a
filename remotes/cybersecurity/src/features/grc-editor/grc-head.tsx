import { FRAMEWORKS } from '@parapet/contracts';
import { fold, seesRisk } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { useQuery, useSession } from '@parapet/sdk';
import { Combobox, SelectField, TextField, useFormPart, type ComboboxProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { grcDomainsQuery, grcFrameworksQuery } from '../../api/grc-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import type { GrcForm } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

/** What a GRC template is called, and where it belongs. On a phone it is shown while `isOpen`. */
export function GrcHead({ form: whole, isOpen }: { form: GrcForm; isOpen: boolean }) {
  const t = useTexts();
  const seeded = useSeededText();
  const session = useSession();
  const form = useFormPart(whole);
  const domains = useQuery(grcDomainsQuery()).data?.items ?? [];
  const inUse = useQuery(grcFrameworksQuery()).data?.items.map(({ framework }) => framework) ?? [];
  return (
    <div id="grc-details" className={classes.head} data-open={isOpen || undefined}>
      <TextField {...form.field('name')} label={t('grc-editor.name')} maxLength={200} autoComplete="off" />
      <FrameworkField
        {...form.field('framework')}
        offered={[...new Set([...FRAMEWORKS, ...inUse])].filter((one) => one !== '')}
      />
      <SelectField
        {...form.field('domain_id')}
        label={t('grc-editor.domain')}
        options={[
          { value: null, label: t('grc-editor.no-domain') },
          ...domains.map(({ id, name }) => ({ value: id, label: seeded(name) })),
        ].filter(({ value }) => seesRisk(session, value))}
      />
      <TextField
        {...form.field('description')}
        label={t('template-editor.description')}
        maxLength={2000}
        autoComplete="off"
      />
    </div>
  );
}

/** Maximum number of characters of a framework. */
const MOST = 100;

interface FrameworkFieldProps extends Pick<ComboboxProps, 'error' | 'required' | 'id' | 'name' | 'onBlur'> {
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** Those that the product knows and those in use; any other can be typed. */
  offered: readonly string[];
}

function FrameworkField({ value, onChange, offered, ...field }: FrameworkFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const own = typed.trim().slice(0, MOST);
  const found = offered.filter((one) => fold(one).includes(fold(own)));
  const isNew = own !== '' && !offered.some((one) => fold(one) === fold(own));
  return (
    <Combobox
      {...field}
      label={t('grc-editor.framework')}
      placeholder={t('grc-editor.no-framework')}
      value={value === '' ? null : value}
      selected={value ? { value, label: value } : null}
      onChange={(next) => onChange(next ?? '')}
      onSearch={setTyped}
      options={[
        ...found.map((one) => ({ value: one, label: one })),
        ...(isNew ? [{ value: own, label: t('grc-editor.own-framework', { name: own }) }] : []),
      ]}
    />
  );
}
