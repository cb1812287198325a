import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group, Stack } from '../../primitives/primitives.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'Components/Button', component: Button, args: { children: 'Save' } };
export default meta;

type Story = StoryObj<typeof Button>;

const VARIANTS: readonly ButtonVariant[] = ['primary', 'default', 'subtle', 'danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export const Variants: Story = {
  render: () => (
    <Group>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant === 'danger' ? 'Delete risk' : 'Save risk'}
        </Button>
      ))}
    </Group>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Group>
      {SIZES.map((size) => (
        <Button key={size} size={size} icon="add">
          Add New Risk
        </Button>
      ))}
    </Group>
  ),
};

export const WithIcon: Story = { args: { icon: 'download', children: 'Export' } };
export const WithTrailingIcon: Story = {
  args: { variant: 'primary', size: 'lg', trailingIcon: 'arrow-right', children: 'Sign in' },
};
export const AsLink: Story = { args: { to: '/add-risk', variant: 'primary', icon: 'add', children: 'Add New Risk' } };

export const Disabled: Story = {
  render: () => (
    <Group>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} icon="archive" disabled>
          Archive Risk
        </Button>
      ))}
    </Group>
  ),
};

/** The reason shows on hover and on keyboard focus. */
export const DisabledWithReason: Story = {
  render: () => (
    <Group>
      {VARIANTS.map((variant) => (
        <Button
          key={variant}
          variant={variant}
          icon="archive"
          disabledReason="Only a risk with a completed flow can be archived."
        >
          Archive Risk
        </Button>
      ))}
    </Group>
  ),
};

/** It keeps its width, so nothing around it moves. */
export const Loading: Story = {
  render: () => (
    <Group>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Complete Risk Flow
        </Button>
      ))}
    </Group>
  ),
};

/** Cut at the edge of what it stands in. */
export const LongText: Story = {
  render: () => (
    <Stack maw={320} align="flex-start">
      <Button icon="link">Link the existing risk “Loss of the customer database at the hosting partner”</Button>
      <Button fullWidth variant="primary" icon="add">
        Create a new risk for the asset “Customer database (production)”
      </Button>
    </Stack>
  ),
};
