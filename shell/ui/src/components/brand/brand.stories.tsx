import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './brand.tsx';

const meta: Meta<typeof Brand> = { title: 'Components/Brand', component: Brand, args: { name: 'Parapet' } };
export default meta;

export const MarkAndName: StoryObj<typeof Brand> = {};
