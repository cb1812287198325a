import { LANGUAGES, THEMES } from '@parapet/contracts';
import type { Language, Theme } from '@parapet/contracts';
import { Card, SimpleGrid } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

export interface DisplayPreferences {
  theme: Theme;
  language: Language;
}

interface DisplayCardProps {
  value: DisplayPreferences;
  onChange: (change: Partial<DisplayPreferences>) => void;
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
          options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
          onChange={(language) => onChange({ language })}
        />
      </SimpleGrid>
    </Card>
  );
}
