import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ToastRegion, type ToastItem } from '../../index.ts';

function Shown({ toasts }: { toasts: readonly ToastItem[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <>
      <Button onClick={() => setShown(toasts)}>Show them again</Button>
      <ToastRegion toasts={shown} onDismiss={(id) => setShown((now) => now.filter((toast) => toast.id !== id))} />
    </>
  );
}

const meta: Meta<typeof ToastRegion> = {
  title: 'Components/Toast',
  component: ToastRegion,
  render: ({ toasts }) => <Shown toasts={toasts} />,
  args: { onDismiss: () => {} },
};
export default meta;

export const AllKinds: StoryObj<typeof ToastRegion> = {
  args: {
    toasts: [
      { id: 1, kind: 'success', text: 'Risk “Flood in the basement” was added.' },
      { id: 2, kind: 'error', text: 'Failed to save settings. Please try again.' },
      { id: 3, kind: 'info', text: 'You are viewing an archived risk.' },
    ],
  },
};
export const WithUndo: StoryObj<typeof ToastRegion> = {
  args: { toasts: [{ id: 1, kind: 'success', text: '3 risks archived', undo: () => {} }] },
};
export const ClosesByItself: StoryObj<typeof ToastRegion> = {
  args: { toasts: [{ id: 1, kind: 'success', text: 'Saved', duration: 30_000 }] },
};
export const WithAction: StoryObj<typeof ToastRegion> = {
  args: {
    toasts: [
      {
        id: 1,
        kind: 'error',
        text: 'Failed to update risk. Please try again.',
        action: { label: 'Try again', onSelect: () => {} },
      },
    ],
  },
};
/** The same message three times. */
export const Repeated: StoryObj<typeof ToastRegion> = {
  args: { toasts: [{ id: 1, kind: 'error', text: 'Failed to save settings. Please try again.', count: 3 }] },
};
export const WithReference: StoryObj<typeof ToastRegion> = {
  args: {
    toasts: [
      {
        id: 1,
        kind: 'error',
        text: 'Failed to save settings. Please try again.',
        reference: '6f1c2f0e-91d3-4a6d-8d2a',
      },
    ],
  },
};
export const LongText: StoryObj<typeof ToastRegion> = {
  args: {
    toasts: [
      {
        id: 1,
        kind: 'error',
        undo: () => {},
        text: 'The risk was changed by Tomás Vidal while you were editing. What you see is the newest version; your text is below it.',
      },
    ],
  },
};
export const None: StoryObj<typeof ToastRegion> = { args: { toasts: [] } };
