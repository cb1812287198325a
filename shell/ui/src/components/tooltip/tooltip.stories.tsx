import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../primitives/primitives.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { label: 'Opens the wizard' },
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const OnAButton: Story = { args: { children: <Button icon="add">Add New Risk</Button> } };
export const OnALink: Story = { args: { children: <Button to="/add-risk">Add New Risk</Button> } };
export const Disabled: Story = { args: { disabled: true, children: <Button>Add New Risk</Button> } };

/** A disabled button takes no focus, so a focusable element around it carries the reason. */
export const ReasonForADisabledButton: Story = {
  args: {
    describes: true,
    side: 'bottom',
    label: 'Only administrators and risk managers of your organization may delete a risk that has a risk flow.',
    children: (
      <Box component="span" tabIndex={0}>
        <Button icon="delete" disabled>
          Delete
        </Button>
      </Box>
    ),
  },
};
