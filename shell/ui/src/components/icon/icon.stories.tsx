import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group, SimpleGrid, Text } from '../../primitives/primitives.ts';
import { Icon, iconName, ICONS } from './icon.tsx';

const meta: Meta<typeof Icon> = { title: 'Components/Icon', component: Icon, args: { name: 'risk' } };
export default meta;

type Story = StoryObj<typeof Icon>;

export const Decoration: Story = {};
export const WithLabel: Story = { args: { name: 'lock', label: 'Read only' } };
export const Sizes: Story = {
  render: () => (
    <Group>
      {[14, 16, 18, 22, 24].map((size) => (
        <Icon key={size} name="shield" size={size} label={`${size} pixels`} />
      ))}
    </Group>
  ),
};
export const All: Story = {
  render: () => (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }}>
      {Object.keys(ICONS).map((name) => (
        <Group key={name} gap="xs" wrap="nowrap">
          <Icon name={iconName(name)} />
          <Text size="sm">{name}</Text>
        </Group>
      ))}
    </SimpleGrid>
  ),
};
