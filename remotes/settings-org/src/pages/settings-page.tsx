import { Button, Group, PageHeader, Stack } from '@parapet/ui';
import { AccountCard } from '../features/account/account-card.tsx';
import { DisplayCard } from '../features/preferences/display-card.tsx';
import { useDisplayPreferences } from '../features/preferences/use-display-preferences.ts';
import { useTexts } from '../locales/use-texts.ts';

export function SettingsPage() {
  const t = useTexts();
  const display = useDisplayPreferences();
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <div>
        <Stack maw="46rem">
          <AccountCard />
          <DisplayCard value={display.value} onChange={display.change} />
          <Group justify="flex-end">
            <Button variant="primary" loading={display.saving} onClick={() => void display.saveAll()}>
              {t('settings.save')}
            </Button>
          </Group>
        </Stack>
      </div>
    </>
  );
}
