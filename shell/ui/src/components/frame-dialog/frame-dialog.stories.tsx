import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameDialog } from '../../index.ts';

const page = (body: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><head><title>Sign in</title></head><body style="margin:2rem;background:#fff;color:#111;font:1rem sans-serif"><main>${body}</main></body></html>`)}`;

const meta: Meta<typeof FrameDialog> = {
  title: 'Components/FrameDialog',
  component: FrameDialog,
  args: { opened: true, onClose: () => {}, title: 'Sign in', src: page('<h1>Sign in</h1><p>The page of the identity provider stands here.</p>') },
};
export default meta;

export const Loaded: StoryObj<typeof FrameDialog> = {};
export const Low: StoryObj<typeof FrameDialog> = { args: { height: 280 } };
export const HigherThanTheScreen: StoryObj<typeof FrameDialog> = { args: { height: 2000 } };
