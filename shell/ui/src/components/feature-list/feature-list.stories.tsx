import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureList, type Feature } from './feature-list.tsx';

const meta: Meta<typeof FeatureList> = { title: 'Components/FeatureList', component: FeatureList };
export default meta;

type Story = StoryObj<typeof FeatureList>;

const FEATURES: readonly Feature[] = [
  { icon: 'risk', title: 'Risk identification and assessment', text: 'Guided steps from a threat to a scored risk.' },
  { icon: 'bell', title: 'Real-time risk monitoring', text: 'See what changed, who changed it, and when.' },
  { icon: 'shield', title: 'Compliance management tools', text: 'Templates for ISO 27001, SOC 2, GDPR and others.' },
  {
    icon: 'dashboard',
    title: 'Detailed analytics and reporting',
    text: 'From the whole portfolio down to a single control.',
  },
];

export const WithTexts: Story = { args: { features: FEATURES } };
export const TitlesOnly: Story = { args: { features: FEATURES.map(({ icon, title }) => ({ icon, title })) } };
export const OneFeature: Story = { args: { features: FEATURES.slice(0, 1) } };
