import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../../index.ts';
import { Stepper } from '../../forms.ts';

const meta: Meta<typeof Stepper> = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Risk flow',
    current: 'threats',
    onStep: () => {},
    steps: [
      { id: 'assets', label: 'Assets', description: 'What is at stake', completed: true, mandatory: true },
      { id: 'threats', label: 'Threats', description: 'What may happen', mandatory: true },
      { id: 'controls', label: 'Controls', description: 'What is done already' },
      { id: 'treatment', label: 'Treatment', description: 'What is to be done', disabled: true },
    ],
  },
};
export default meta;

const steps = (completed: number) =>
  ['Context', 'Assets', 'Threats', 'Vulnerabilities', 'Assessment', 'Treatment', 'Review'].map((label, index) => ({
    id: label,
    label,
    completed: index < completed,
  }));

export const InTheMiddle: StoryObj<typeof Stepper> = {};
export const NotClickable: StoryObj<typeof Stepper> = { args: { onStep: undefined } };
export const First: StoryObj<typeof Stepper> = { args: { steps: steps(0), current: 'Context' } };
export const Last: StoryObj<typeof Stepper> = { args: { steps: steps(6), current: 'Review' } };
export const AllDone: StoryObj<typeof Stepper> = { args: { steps: steps(7), current: 'Review' } };
export const Vertical: StoryObj<typeof Stepper> = {
  args: { orientation: 'vertical', steps: steps(4), current: 'Assessment' },
};
export const WithBadge: StoryObj<typeof Stepper> = {
  args: {
    steps: steps(7).map((step, index) => (index === 6 ? { ...step, badge: <StatusBadge status="completed" /> } : step)),
    current: 'Review',
  },
};
