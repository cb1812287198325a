import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box, Button, Card, ErrorState, Group, PageHeader, SimpleGrid, Stack, Tooltip } from '../index.ts';
import { SelectField, TextField } from '../forms.ts';
import { SampleFrame } from './sample-frame.tsx';

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
  /** `none`: the sign-in provider has no page for the account; `failed`: nobody could say. */
  account?: 'page' | 'none' | 'failed';
}

function Settings({ saving = false, account = 'page' }: SettingsProps) {
  const [theme, setTheme] = useState('system');
  const [language, setLanguage] = useState('en');
  return (
    <SampleFrame page="settings">
      <PageHeader title="Settings" />
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
          <Group justify="flex-end">
            <Button variant="primary" loading={saving}>
              Save Settings
            </Button>
          </Group>
        </Stack>
      </div>
    </SampleFrame>
  );
}

function Account({ state }: { state: NonNullable<SettingsProps['account']> }) {
  if (state === 'failed') {
    return <ErrorState size="sm" message="Failed to load account data. Please try again." requestId="req-7f3a" onRetry={() => {}} />;
  }
  const button = (
    <Button icon="key" disabled={state === 'none'}>
      Update Password
    </Button>
  );
  if (state === 'page') return <div>{button}</div>;
  return (
    <div>
      <Tooltip label="Your sign-in provider has no page for this." describes>
        <Box component="span" tabIndex={0}>
          {button}
        </Box>
      </Tooltip>
    </div>
  );
}

const meta: Meta<typeof Settings> = { title: 'Screens/Settings', component: Settings, parameters: { layout: 'fullscreen' } };
export default meta;

export const Ready: StoryObj<typeof Settings> = {};
export const Saving: StoryObj<typeof Settings> = { args: { saving: true } };
export const NoAccountPage: StoryObj<typeof Settings> = { args: { account: 'none' } };
export const AccountFailed: StoryObj<typeof Settings> = { args: { account: 'failed' } };
