import { DATE_ORDERS, THEMES } from '@parapet/contracts';
import { LANGUAGE_NAMES, LOCALES } from '@parapet/sdk';
import { Card, SimpleGrid } from '@parapet/ui';
import { Combobox, SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { TIME_ZONES } from '../../time-zones.ts';
import type { Settings } from './use-settings.ts';

interface DisplayCardProps {
  value: Pick<Settings, 'theme' | 'language' | 'dateOrder' | 'timeZone'>;
  onChange: (change: Partial<Settings>) => void;
}

/** How the product looks and which language it speaks. */
export function DisplayCard({ value, onChange }: DisplayCardProps) {
  const t = useTexts();
  return (
    <Card title={t('display.title')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          label={t('display.theme')}
          value={value.theme}
          options={THEMES.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
          onChange={(theme) => onChange({ theme })}
        />
        <SelectField
          label={t('display.language')}
          value={value.language}
          options={LOCALES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          onChange={(language) => onChange({ language })}
        />
        {value.language === 'en' && (
          <SelectField
            label={t('display.date-order')}
            value={value.dateOrder}
            options={DATE_ORDERS.map((dateOrder) => ({ value: dateOrder, label: t(`date-order.${dateOrder}`) }))}
            onChange={(dateOrder) => onChange({ dateOrder })}
          />
        )}
        <Combobox
          label={t('organization.time-zone')}
          hint={t('display.time-zone-hint')}
          placeholder={t('display.time-zone-none')}
          value={value.timeZone}
          selected={value.timeZone === null ? null : { value: value.timeZone, label: value.timeZone }}
          options={TIME_ZONES}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </SimpleGrid>
    </Card>
  );
}
