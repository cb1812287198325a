import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from './product-picture.tsx';

const meta: Meta<typeof ProductPicture> = {
  title: 'Components/ProductPicture',
  component: ProductPicture,
  args: { kind: 'register' },
};
export default meta;

type Story = StoryObj<typeof ProductPicture>;

export const Register: Story = {};
export const Assessment: Story = { args: { kind: 'assessment' } };
export const Activity: Story = { args: { kind: 'activity' } };
export const Compliance: Story = { args: { kind: 'compliance' } };
export const Analytics: Story = { args: { kind: 'analytics' } };
