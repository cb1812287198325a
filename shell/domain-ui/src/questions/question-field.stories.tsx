import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withHost } from '../testing/story-host.tsx';
import { QuestionField, type QuestionFieldProps } from './question-field.tsx';

type Args = Pick<QuestionFieldProps, 'question' | 'value' | 'multiline' | 'error'>;

function Answered({ value, ...props }: Args) {
  const [answer, setAnswer] = useState(value);
  return <QuestionField {...props} value={answer} onChange={setAnswer} />;
}

const meta: Meta<Args> = {
  title: 'Domain/Question field',
  decorators: [withHost()],
  render: (args) => <Answered {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Text: Story = {
  args: {
    question: {
      id: 'backup',
      text: 'How are backups tested?',
      type: 'text',
      required: true,
      help: 'Who, how often, and what is restored',
    },
    value: '',
    multiline: true,
  },
};
export const Choice: Story = {
  args: {
    question: {
      id: 'plan',
      text: 'Is there a plan for this case?',
      type: 'select',
      options: [
        { value: 'none', label: 'None' },
        { value: 'tried', label: 'Written and tried' },
      ],
    },
    value: 'tried',
  },
};
export const Slider: Story = {
  args: {
    question: {
      id: 'often',
      text: 'How often does it happen?',
      type: 'slider',
      min: 1,
      max: 5,
      labels: { min: 'Never', max: 'Every week' },
    },
    value: 3,
  },
};
export const Locked: Story = {
  args: {
    question: { id: 'law', text: 'Which law applies?', type: 'text', locked: true },
    value: 'Regulation (EU) 2022/2554',
  },
};
export const Refused: Story = {
  args: {
    question: { id: 'backup', text: 'How are backups tested?', type: 'text', required: true },
    value: '',
    error: 'Please answer this question.',
  },
};
