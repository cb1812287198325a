import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameDialog } from '../../index.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Sign in</title></head><body style="margin:0;background:#fff;color:#111;font:1rem sans-serif"><main aria-label="Sign-in page" style="padding:20px;overflow:hidden"><p>The page of the identity provider stands here.</p><p>The dialog is as high as this text.</p></main></body></html>`;
// A `blob:` address is of our own origin, like the sign-in page; a `data:` address would have none.
const src = URL.createObjectURL(new Blob([PAGE], { type: 'text/html' }));

const meta: Meta<typeof FrameDialog> = {
  title: 'Components/FrameDialog',
  component: FrameDialog,
  args: { opened: true, onClose: () => {}, title: 'Sign in', src },
};
export default meta;

export const Loaded: StoryObj<typeof FrameDialog> = {};

const TALL = URL.createObjectURL(
  new Blob([PAGE.replace('</main>', `${'<p>One of many lines.</p>'.repeat(60)}</main>`)], { type: 'text/html' }),
);
export const HigherThanTheScreen: StoryObj<typeof FrameDialog> = { args: { src: TALL } };
