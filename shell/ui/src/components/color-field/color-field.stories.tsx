import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ColorField, type ColorFieldProps } from './color-field.tsx';

function Demo({ value: initial, ...props }: ColorFieldProps) {
  const [value, setValue] = useState(initial);
  return <ColorField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof ColorField> = {
  title: 'Components/ColorField',
  component: ColorField,
  args: { label: 'Low', value: '#d3f9d8' },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof ColorField>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
  await canvas.findAllByRole('slider');
};

export const Filled: Story = { args: { aside: '14.4 : 1' } };
export const Empty: Story = { args: { value: null, required: true } };
export const Open: Story = { args: { swatches: ['#d3f9d8', '#fff3bf', '#ffd8a8', '#d9534f'] }, play: open };
export const HardToRead: Story = {
  args: {
    label: 'Critical',
    value: '#d9534f',
    aside: '4.2 : 1',
    warning: 'Numbers on Critical are hard to read: 4.2:1, and 4.5:1 is needed.',
  },
};
export const NoColor: Story = { args: { value: 'red' } };
export const Changed: Story = { args: { change: { was: '#c0ffee', onUndo: () => {} } } };
export const Disabled: Story = { args: { disabledReason: 'Colors are set by your administrator' } };
export const ReadOnly: Story = { args: { readOnly: true } };
