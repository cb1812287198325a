import type { Meta, StoryObj } from '@storybook/react-vite';
import { withHost } from '../testing/story-host.tsx';
import { RecordDifferences } from './record-differences.tsx';

const LABELS: Readonly<Record<string, string>> = { '/severity': 'Severity', '/description': 'Description' };

const meta: Meta<typeof RecordDifferences> = {
  title: 'Domain/Record differences',
  component: RecordDifferences,
  decorators: [withHost()],
  args: { fields: { label: (path) => LABELS[path] ?? path, value: (_path, value) => String(value ?? '–') } },
};
export default meta;

type Story = StoryObj<typeof RecordDifferences>;

export const Values: Story = { args: { differences: [{ path: '/severity', before: 'High', after: 'Critical' }] } };
export const Words: Story = {
  args: {
    differences: [
      {
        path: '/description',
        before: 'The backup of the warehouse is stored in the same building and is never restored.',
        after: 'The backup of the warehouse is stored in another town and is restored once a year.',
      },
    ],
  },
};
export const AddedAndRemoved: Story = {
  args: {
    differences: [
      { path: '/severity', before: undefined, after: 'Low' },
      { path: '/description', before: 'Not needed any more', after: undefined },
    ],
  },
};
