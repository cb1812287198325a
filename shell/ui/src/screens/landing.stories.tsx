import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, Brand, Button, CenteredLayout, FeatureList, Hero, TextLink } from '../index.ts';

function Landing({ settingUp = false }: { settingUp?: boolean }) {
  return (
    <CenteredLayout brand={<Brand name="Parapet" />} footer={<TextLink href="mailto:support@example.org">Contact Support</TextLink>}>
      {settingUp ? (
        <Hero title="Know your risks. Act on the ones that matter." action={<Alert>Setting up your workspace...</Alert>} />
      ) : (
        <>
          <Hero
            title="Know your risks. Act on the ones that matter."
            text="Parapet is the register, the assessment and the treatment plan of your organisation in one place, with a record of every change."
            action={
              <Button variant="primary" size="lg" trailingIcon="arrow-right">
                Sign in
              </Button>
            }
          />
          <FeatureList
            features={[
              { icon: 'risk', title: 'Risk identification and assessment', text: 'Guided steps from a threat to a scored risk.' },
              { icon: 'bell', title: 'Real-time risk monitoring', text: 'See what changed, who changed it, and when.' },
              { icon: 'shield', title: 'Compliance management tools', text: 'Templates for ISO 27001, SOC 2, GDPR and others.' },
              { icon: 'dashboard', title: 'Detailed analytics and reporting', text: 'From the whole portfolio down to a single control.' },
            ]}
          />
        </>
      )}
    </CenteredLayout>
  );
}

const meta: Meta<typeof Landing> = { title: 'Screens/Landing', component: Landing, parameters: { layout: 'fullscreen' } };
export default meta;

export const SignedOut: StoryObj<typeof Landing> = {};
export const SettingUp: StoryObj<typeof Landing> = { args: { settingUp: true } };
