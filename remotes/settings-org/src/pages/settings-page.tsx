import { UndoScope, useCan, useUrlState } from '@parapet/sdk';
import { Alert, Button, LoadingState, PageHeader, PHONE, Stack, Text, useBelow, lazyPart } from '@parapet/ui';
import { FormFooter, Tabs } from '@parapet/ui/forms';
import { Suspense } from 'react';
import { AgentsCard } from '../features/access/agents-card.tsx';
import { ApiTokensCard } from '../features/access/api-tokens-card.tsx';
import { SessionsCard } from '../features/access/sessions-card.tsx';
import { AccountCard } from '../features/account/account-card.tsx';
import { AssistantCard } from '../features/preferences/assistant-card.tsx';
import { DisplayCard } from '../features/preferences/display-card.tsx';
import { NotificationsCard } from '../features/preferences/notifications-card.tsx';
import { useSettings } from '../features/preferences/use-settings.ts';
import { useTexts } from '../locales/use-texts.ts';

const OWN_TABS = ['account', 'notifications', 'display', 'matrix'] as const;
/** What belongs to everybody is changed by those who may change the organization. */
const TABS = [...OWN_TABS, 'organization'] as const;

const MatrixTab = lazyPart(async () => ({ default: (await import('../features/matrix/matrix-tab.tsx')).MatrixTab }));

const OrganizationWords = lazyPart(async () => ({
  default: (await import('../features/organization-words/organization-words.tsx')).OrganizationWords,
}));

export function SettingsPage() {
  const t = useTexts();
  const [asked, setTab] = useUrlState('tab', 'account');
  const tabs = useCan()('organizations', 'update').allowed ? TABS : OWN_TABS;
  const tab = tabs.find((one) => one === asked) ?? 'account';
  const { value, changed, change, discard, save, saving, failure } = useSettings();
  // A phone shows little of a tab at once, so the buttons are where they can be reached from everywhere.
  const isPhone = useBelow(PHONE);
  const unsaved = (
    <output>
      {changed && (
        <Text size="sm" c="dimmed" component="span">
          {t('settings.unsaved')}
        </Text>
      )}
    </output>
  );
  const refusal = failure !== null && (
    <Alert kind="error" title={t('settings.failed')}>
      {failure === t('settings.failed') ? null : failure}
    </Alert>
  );
  const buttons = (
    <>
      <Button disabled={!changed || saving} onClick={discard}>
        {t('settings.discard')}
      </Button>
      <Button variant="primary" disabled={!changed} loading={saving} onClick={() => void save()}>
        {t('settings.save')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        actions={
          isPhone ? undefined : (
            <>
              {unsaved}
              {buttons}
            </>
          )
        }
      />
      <Tabs
        label={t('settings.title')}
        tabs={tabs.map((id) => ({ id, label: t(`${id}.title`) }))}
        value={tab}
        onChange={setTab}
      >
        <Stack maw={tab === 'matrix' ? undefined : '46rem'}>
          {!isPhone && refusal}
          {tab === 'account' && <AccountTab />}
          {tab === 'notifications' && <NotificationsCard value={value} onChange={change} />}
          {tab === 'display' && (
            <>
              <DisplayCard value={value} onChange={change} />
              <AssistantCard value={value} onChange={change} />
            </>
          )}
          {tab === 'matrix' && (
            <Suspense fallback={<LoadingState />}>
              <UndoScope>
                <MatrixTab matrix={value.riskMatrix} onChange={(riskMatrix) => change({ riskMatrix })} />
              </UndoScope>
            </Suspense>
          )}
          {tab === 'organization' && (
            <Suspense fallback={<LoadingState />}>
              <OrganizationWords />
            </Suspense>
          )}
        </Stack>
      </Tabs>
      {isPhone && (changed || saving) && <FormFooter status={refusal || unsaved}>{buttons}</FormFooter>}
    </>
  );
}

/** Who is signed in, where, and which scripts may act for them. Changes here take effect at once, without the save button. */
function AccountTab() {
  return (
    <>
      <AccountCard />
      <SessionsCard />
      <ApiTokensCard />
      <AgentsCard />
    </>
  );
}
