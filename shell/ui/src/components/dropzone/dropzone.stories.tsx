import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dropzone, type DropzoneProps } from './dropzone.tsx';

const FILE = new File(['x'.repeat(48_213)], 'risks-2026.csv', { type: 'text/csv', lastModified: 0 });

function Demo({ value: initial, ...props }: DropzoneProps) {
  const [value, setValue] = useState(initial);
  return <Dropzone {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Dropzone> = {
  title: 'Components/Dropzone',
  component: Dropzone,
  args: {
    label: 'File with risks',
    value: [],
    accept: ['.csv', '.xlsx'],
    acceptText: 'CSV or Excel',
    maxSize: 5_000_000,
  },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<typeof Dropzone>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: [FILE] } };
export const Several: Story = {
  args: {
    label: 'Evidence',
    value: [
      FILE,
      new File(['x'], 'Wiederherstellungsprüfung-Rechenzentrum-Bremen-unterschrieben.pdf', { lastModified: 0 }),
    ],
    accept: undefined,
    acceptText: undefined,
    maxFiles: 10,
  },
};
export const WithError: Story = {
  args: { required: true, error: 'File with risks is required', hint: 'The first row names the columns.' },
};
export const Disabled: Story = { args: { disabledReason: 'An import is under way' } };
