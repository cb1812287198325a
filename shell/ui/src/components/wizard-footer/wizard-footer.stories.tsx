import type { Meta, StoryObj } from '@storybook/react-vite';
import { AutosaveStatus, SaveStatus, WizardFooter } from '../../forms.ts';

const meta: Meta<typeof WizardFooter> = {
  title: 'Components/WizardFooter',
  component: WizardFooter,
  args: { onBack: () => {}, onNext: () => {}, children: 'Step 5 of 9' },
};
export default meta;

type Story = StoryObj<typeof WizardFooter>;

export const InTheMiddle: Story = {};
export const First: Story = {
  args: { onBack: undefined, backLabel: 'Previous', children: '3 selected: 4 properties, 6 scenarios' },
};
export const Last: Story = { args: { last: true, nextLabel: 'Create risk' } };
export const NotYet: Story = {
  args: { last: true, nextLabel: 'Complete Risk Flow', nextDisabledReason: 'Title and assignee are missing' },
};
export const Busy: Story = { args: { busy: true } };
export const Autosaved: Story = {
  args: { children: <AutosaveStatus state="retrying" failures={3} onRetry={() => {}} /> },
};
export const Failed: Story = { args: { children: <SaveStatus problem="server" title="Failed to create risk" /> } };
export const NothingToDo: Story = {
  args: { onNext: undefined, children: 'Your role, auditor, can read this flow but not change it.' },
};
