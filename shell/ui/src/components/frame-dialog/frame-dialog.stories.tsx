import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameDialog } from '../../index.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Sign in</title></head><body style="margin:2rem;background:#fff;color:#111;font:1rem sans-serif"><main aria-label="Sign-in page"><h1>Sign in</h1><p>The page of the identity provider stands here.</p></main></body></html>`;
// Of our own origin, as the sign-in page is; a `data:` address would be of none.
const src = URL.createObjectURL(new Blob([PAGE], { type: 'text/html' }));

const meta: Meta<typeof FrameDialog> = {
  title: 'Components/FrameDialog',
  component: FrameDialog,
  args: { opened: true, onClose: () => {}, title: 'Sign in', src },
};
export default meta;

export const Loaded: StoryObj<typeof FrameDialog> = {};
export const Low: StoryObj<typeof FrameDialog> = { args: { height: 280 } };
export const HigherThanTheScreen: StoryObj<typeof FrameDialog> = { args: { height: 2000 } };
