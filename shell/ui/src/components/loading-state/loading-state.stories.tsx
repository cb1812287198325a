import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingState } from './loading-state.tsx';

const meta: Meta<typeof LoadingState> = { title: 'Components/LoadingState', component: LoadingState };
export default meta;

type Story = StoryObj<typeof LoadingState>;

export const Page: Story = {};
export const Lines: Story = { args: { shape: 'lines' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const WithLabel: Story = { args: { shape: 'lines', label: 'Setting up your workspace...', labelShown: true } };
