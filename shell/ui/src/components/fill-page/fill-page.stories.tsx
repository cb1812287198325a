import type { Meta, StoryObj } from '@storybook/react-vite';
import { FillPage, PageHeader } from '../../index.ts';

const meta: Meta<typeof FillPage> = {
  title: 'Layout/FillPage',
  component: FillPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof FillPage>;

export const WithAList: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: '100%', padding: '1rem' }}>
        <PageHeader title="Risk Register" count="128 risks" />
        <div style={{ flex: 1, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Risks">
          {Array.from({ length: 60 }, (_, index) => (
            <p key={index}>Risk {index + 1}</p>
          ))}
        </div>
      </div>
    ),
  },
};
