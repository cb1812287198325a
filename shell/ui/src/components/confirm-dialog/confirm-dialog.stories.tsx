import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '../../index.ts';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Archive 3 risks?',
    message: 'They leave the register and can be brought back at any time.',
    confirmLabel: 'Archive',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export default meta;

const danger = {
  danger: true,
  title: 'Delete Risk',
  message: 'Delete “Flood in the basement server room”? This cannot be undone.',
  confirmLabel: 'Delete',
};

export const Harmless: StoryObj<typeof ConfirmDialog> = {};
export const Danger: StoryObj<typeof ConfirmDialog> = { args: danger };
export const Busy: StoryObj<typeof ConfirmDialog> = { args: { ...danger, busy: true } };
export const Failed: StoryObj<typeof ConfirmDialog> = {
  args: { ...danger, error: 'There is no connection to the server.' },
};
export const NotReady: StoryObj<typeof ConfirmDialog> = {
  args: { ...danger, ready: false, details: 'Choose who takes over first.' },
};
export const OwnAnswers: StoryObj<typeof ConfirmDialog> = {
  args: {
    title: 'Discard changes?',
    message: 'Your changes have not been saved.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    danger: true,
  },
};
