import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paper, ScoreBadge } from '../../index.ts';

const meta: Meta<typeof Paper> = { title: 'Components/Paper', component: Paper };
export default meta;

export const Report: StoryObj<typeof Paper> = {
  args: {
    label: 'Report',
    children: (
      <>
        <h1>Ransomware halts warehouse operations</h1>
        <p>
          Completed on 22 November 2026. <ScoreBadge score={20} />
        </p>
      </>
    ),
  },
};
