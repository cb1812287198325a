import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '../../primitives/primitives.ts';
import { AvatarGroup } from './avatar-group.tsx';
import { Avatar } from './avatar.tsx';

const NAMES = [
  'Maya Lindqvist',
  'Priya Nair',
  'Grace Okafor',
  'Ana Costa',
  'سلمى الخطيب',
  'tomas.berg@harbourfreight.example',
  'Mateo Ruiz',
  'Iwona',
];

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Mateo Ruiz', labelled: true },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Plain: Story = {};
export const Sizes: Story = {
  render: ({ name }) => (
    <Group>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name={name} size={size} labelled />
      ))}
    </Group>
  ),
};
export const People: Story = {
  render: () => (
    <Group>
      {NAMES.map((name) => (
        <Group key={name} gap="xs">
          <Avatar name={name} />
          <bdi>{name}</bdi>
        </Group>
      ))}
    </Group>
  ),
};
export const Several: Story = { render: () => <AvatarGroup names={NAMES.slice(0, 3)} label="Owners" /> };
export const Captioned: Story = {
  render: () => (
    <AvatarGroup names={NAMES.slice(0, 2)} captions={['You, in another window', 'Priya Nair']} label="Here now" />
  ),
};
export const Many: Story = { render: () => <AvatarGroup names={NAMES} label="Owners" size="lg" /> };
