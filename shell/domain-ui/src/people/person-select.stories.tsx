import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withHost } from '../testing/story-host.tsx';
import { PersonSelect } from './person-select.tsx';

const PEOPLE = [
  { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' },
  { id: 'grace', name: 'Grace Okafor', email: 'grace@example.com' },
];
const found = { items: PEOPLE, total: PEOPLE.length, next_cursor: null };

interface Args {
  label: string;
  value: string | null;
}

function Chosen({ value, label }: Args) {
  const [person, setPerson] = useState(value);
  return <PersonSelect label={label} value={person} onChange={setPerson} />;
}

const meta: Meta<Args> = {
  title: 'Domain/Person select',
  decorators: [withHost({ '/api/people': found })],
  render: (args) => <Chosen {...args} />,
  args: { label: 'Owner', value: null },
};
export default meta;

type Story = StoryObj<Args>;

export const Nobody: Story = {};
export const Somebody: Story = { args: { value: 'grace' } };
