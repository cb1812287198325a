import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/primitives.ts';
import { TextLink } from './text-link.tsx';

const meta: Meta<typeof TextLink> = { title: 'Components/TextLink', component: TextLink };
export default meta;

type Story = StoryObj<typeof TextLink>;

export const InsideTheProduct: Story = { args: { to: '/risk-register', children: 'Risk Register' } };
export const Quiet: Story = {
  args: { to: '/risk-register?risk=7', quiet: true, children: 'Phishing of finance staff' },
};
export const Outside: Story = { args: { href: 'https://www.iso.org/standard/27001', children: 'ISO 27001' } };
export const Mail: Story = { args: { href: 'mailto:support@example.org', children: 'Contact Support' } };

export const InAText: Story = {
  render: () => (
    <Text maw={480}>
      A control covers this scenario only in part; see{' '}
      <TextLink to="/controls/a-8-13">A.8.13 Information backup</TextLink> in the catalogue, and the text of{' '}
      <TextLink href="https://www.iso.org/standard/27001">
        ISO/IEC 27001:2022 Information security, cybersecurity and privacy protection
      </TextLink>{' '}
      behind it.
    </Text>
  ),
};
