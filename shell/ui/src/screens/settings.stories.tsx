import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, Card, ErrorState, PageHeader, SimpleGrid, Stack } from '../index.ts';
import { SelectField, TextField } from '../forms.ts';
import { SampleFrame } from './testing/sample-frame.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System Default' },
];
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
];

interface SettingsProps {
  saving?: boolean;
  /** `none`: the sign-in provider has no page for the account; `failed`: looking for it failed. */
  account?: 'page' | 'none' | 'failed';
}

/** Changes are saved by the one primary button, which says why it cannot be used while there are none. */
function Settings({ saving = false, account = 'page' }: SettingsProps) {
  const [theme, setTheme] = useState('system');
  const [language, setLanguage] = useState('en');
  const changed = saving || theme !== 'system' || language !== 'en';
  const discard = () => {
    setTheme('system');
    setLanguage('en');
  };
  return (
    <SampleFrame page="settings">
      <PageHeader
        title="Settings"
        actions={
          <>
            {changed && <Button onClick={discard}>Discard</Button>}
            <Button
              variant="primary"
              loading={saving}
              disabledReason={changed ? null : 'There are no changes to save.'}
            >
              Save Settings
            </Button>
          </>
        }
      />
      <div>
        <Stack maw="46rem">
          <Card title="Account">
            <Stack>
              <TextField label="Email" value="ines.moreau@meridian.example" onChange={() => {}} readOnly />
              <Account state={account} />
            </Stack>
          </Card>
          <Card title="Display">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <SelectField label="Theme" options={THEMES} value={theme} onChange={setTheme} />
              <SelectField label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
            </SimpleGrid>
          </Card>
        </Stack>
      </div>
    </SampleFrame>
  );
}

function Account({ state }: { state: NonNullable<SettingsProps['account']> }) {
  if (state === 'failed') {
    return (
      <ErrorState
        size="sm"
        message="Failed to load account data. Please try again."
        requestId="req-7f3a"
        onRetry={() => {}}
      />
    );
  }
  return (
    <div>
      <Button icon="key" disabledReason={state === 'none' ? 'Your sign-in provider has no page for this.' : null}>
        Update Password
      </Button>
    </div>
  );
}

const meta: Meta<typeof Settings> = {
  title: 'Screens/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Ready: StoryObj<typeof Settings> = {};
export const Saving: StoryObj<typeof Settings> = { args: { saving: true } };
export const NoAccountPage: StoryObj<typeof Settings> = { args: { account: 'none' } };
export const AccountFailed: StoryObj<typeof Settings> = { args: { account: 'failed' } };
