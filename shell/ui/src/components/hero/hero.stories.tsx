import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Hero } from './hero.tsx';

const meta: Meta<typeof Hero> = {
  title: 'Components/Hero',
  component: Hero,
  args: { title: 'Know your risks. Act on the ones that matter.' },
};
export default meta;

type Story = StoryObj<typeof Hero>;

export const TitleOnly: Story = {};
export const WithTextAndAction: Story = {
  args: {
    text: 'Parapet is the register, the assessment and the treatment plan of your organization in one place, with a record of every change.',
    action: (
      <Button variant="primary" size="lg" trailingIcon="arrow-right">
        Sign in
      </Button>
    ),
  },
};
export const WithMessage: Story = { args: { action: <Alert>Setting up your workspace...</Alert> } };
export const LongWords: Story = {
  args: { title: 'Datenschutzfolgenabschätzungen und Informationssicherheitsrisiken' },
};
