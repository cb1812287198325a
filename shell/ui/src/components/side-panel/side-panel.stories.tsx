import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfirmDialog, DescriptionList, LoadingState, SeverityBadge, SidePanel, Stack, StatusBadge, Text } from '../../index.ts';

const meta: Meta<typeof SidePanel> = {
  title: 'Components/SidePanel',
  component: SidePanel,
  args: {
    opened: true,
    onClose: () => {},
    title: 'Flood in the basement server room',
    children: (
      <DescriptionList
        items={[
          { label: 'Severity', value: <SeverityBadge severity="medium" /> },
          { label: 'Status', value: <StatusBadge status="mitigated" /> },
          { label: 'Owner', value: 'Aiko Tanaka' },
        ]}
      />
    ),
    footer: (
      <>
        <Button icon="delete">Delete</Button>
        <Button icon="flow" to="/risk-flow">
          Risk flow
        </Button>
      </>
    ),
  },
};
export default meta;

const paragraphs = Array.from({ length: 40 }, (_, index) => <Text key={index + 1}>{`Note ${index + 1}: pumps checked, sensors replaced, contract with the fire brigade renewed.`}</Text>);

export const Small: StoryObj<typeof SidePanel> = {};
export const Medium: StoryObj<typeof SidePanel> = { args: { size: 'md' } };
export const WithoutFooter: StoryObj<typeof SidePanel> = { args: { footer: undefined } };
export const LongContent: StoryObj<typeof SidePanel> = { args: { children: <Stack gap="xs">{paragraphs}</Stack> } };
export const Loading: StoryObj<typeof SidePanel> = { args: { title: 'Risk details', footer: undefined, children: <LoadingState shape="lines" /> } };
export const UnderAQuestion: StoryObj<typeof SidePanel> = {
  render: (args) => (
    <>
      <SidePanel {...args} />
      <ConfirmDialog opened danger title="Delete Risk" message="This cannot be undone." confirmLabel="Delete" onConfirm={() => {}} onCancel={() => {}} />
    </>
  ),
};
