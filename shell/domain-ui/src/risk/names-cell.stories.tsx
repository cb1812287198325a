import type { Meta, StoryObj } from '@storybook/react-vite';
import { withHost } from '../testing/story-host.tsx';
import { NamesCell } from './names-cell.tsx';

const NAMES = { a: 'Warehouse control', b: 'Payroll', c: 'Customer portal with the orders of the last ten years' };

const meta: Meta<typeof NamesCell> = {
  title: 'Domain/Names cell',
  component: NamesCell,
  decorators: [withHost()],
  args: { label: 'Assets', ids: ['a', 'b', 'c'], names: NAMES, wide: true },
};
export default meta;

type Story = StoryObj<typeof NamesCell>;

export const Wide: Story = {};
export const Narrow: Story = { args: { wide: false } };
export const None: Story = { args: { ids: [] } };
export const Deleted: Story = { args: { ids: ['gone'] } };
