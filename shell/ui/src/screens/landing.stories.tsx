import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Brand,
  Button,
  CenteredLayout,
  FeatureList,
  Hero,
  IconButton,
  Stack,
  Text,
  TextLink,
  Title,
} from '../index.ts';

const HEADING = 'Know your risks, who owns them, and what is being done.';

function Landing() {
  return (
    <CenteredLayout
      align="top"
      brand={<Brand name="Parapet" />}
      actions={
        <>
          <Button variant="subtle" to="/support">
            Contact Support
          </Button>
          <IconButton icon="language" label="Language: English" />
          <IconButton icon="moon" label="Theme: light. Change to dark" />
        </>
      }
      footer={
        <>
          <TextLink to="/docs" quiet>
            Documentation
          </TextLink>
          <span>Parapet 1.0</span>
        </>
      }
    >
      <Hero
        title={HEADING}
        text="Parapet keeps an organization’s risks, assets and scenarios in one register and takes every risk from assessment to a finished treatment plan."
        action={
          <>
            <Button variant="primary" size="lg">
              Create account
            </Button>
            <Button size="lg">Sign in</Button>
          </>
        }
        note="Open source. Runs on your own server."
      />
      <FeatureList
        features={[
          {
            title: 'Risk identification and assessment',
            text: 'A guided flow goes from the assets at stake through their scenarios to a score that everyone calculates the same way.',
          },
          {
            title: 'Real-time risk monitoring',
            text: 'Pages update as colleagues work. What is assigned to you, falls due or turns critical reaches you.',
          },
          {
            title: 'Compliance management tools',
            text: 'Templates for ISO 27001, NIST CSF, SOC 2, GDPR, HIPAA and PCI DSS ask the questions and cite the control they come from.',
          },
          {
            title: 'Detailed analytics and reporting',
            text: 'See what is open, what was finished and when. Every number opens the list behind it; every list can be exported.',
          },
        ]}
      />
    </CenteredLayout>
  );
}

const meta: Meta<typeof Landing> = {
  title: 'Screens/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const SignedOut: StoryObj<typeof Landing> = {};
export const SettingUp: StoryObj<typeof Landing> = {
  render: () => (
    <CenteredLayout>
      <Stack align="center" gap="sm">
        <Brand name="Parapet" />
        <Title order={1} size="lg">
          Setting up your workspace...
        </Title>
        <Text size="sm" c="dimmed">
          You will be taken to the dashboard.
        </Text>
      </Stack>
    </CenteredLayout>
  ),
};
