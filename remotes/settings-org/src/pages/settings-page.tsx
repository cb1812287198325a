import { useUrlState } from '@parapet/sdk';
import { Alert, Button, PageHeader, Stack, Text } from '@parapet/ui';
import { Tabs } from '@parapet/ui/forms';
import { AccountCard } from '../features/account/account-card.tsx';
import { DisplayCard } from '../features/preferences/display-card.tsx';
import { NotificationsCard } from '../features/preferences/notifications-card.tsx';
import { useSettings } from '../features/preferences/use-settings.ts';
import { useTexts } from '../locales/use-texts.ts';

const TABS = ['account', 'notifications', 'display'] as const;

export function SettingsPage() {
  const t = useTexts();
  const [asked, setTab] = useUrlState('tab', 'account');
  const tab = TABS.find((one) => one === asked) ?? 'account';
  const { value, changed, change, discard, save, saving, failure } = useSettings();
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        actions={
          <>
            <output>{changed && <Text size="sm" c="dimmed" component="span">{t('settings.unsaved')}</Text>}</output>
            <Button disabled={!changed || saving} onClick={discard}>
              {t('settings.discard')}
            </Button>
            <Button variant="primary" disabled={!changed} loading={saving} onClick={() => void save()}>
              {t('settings.save')}
            </Button>
          </>
        }
      />
      <Tabs label={t('settings.title')} tabs={TABS.map((id) => ({ id, label: t(`${id}.title`) }))} value={tab} onChange={setTab}>
        <Stack maw="46rem">
          {failure !== null && <Alert kind="error" title={t('settings.failed')}>{failure === t('settings.failed') ? null : failure}</Alert>}
          {tab === 'account' && <AccountCard />}
          {tab === 'notifications' && <NotificationsCard value={value} onChange={change} />}
          {tab === 'display' && <DisplayCard value={value} onChange={change} />}
        </Stack>
      </Tabs>
    </>
  );
}
