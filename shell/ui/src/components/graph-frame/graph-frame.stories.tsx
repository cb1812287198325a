import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { GraphFrame } from './graph-frame.tsx';

/** In the place of a graph: two records and what connects them. */
function Picture() {
  return (
    <svg
      role="img"
      aria-label="Ransomware stops the WMS threatens Warehouse system"
      viewBox="0 0 640 200"
      width="100%"
      height="200"
    >
      <g fill="var(--pp-surface)" stroke="var(--pp-border-strong)">
        <path d="M240 100h160" />
        <rect x="20" y="76" width="220" height="48" rx="8" />
        <rect x="400" y="76" width="220" height="48" rx="8" />
      </g>
      <g fill="var(--pp-text)" fontSize="13" textAnchor="middle">
        <text x="130" y="105">
          Ransomware stops the WMS
        </text>
        <text x="510" y="105">
          Warehouse system
        </text>
      </g>
    </svg>
  );
}

const meta: Meta<typeof GraphFrame> = {
  title: 'Components/GraphFrame',
  component: GraphFrame,
  args: {
    title: 'Connections',
    summary: '1 risk, 1 asset',
    height: 200,
    children: <Picture />,
    list: (
      <ul>
        <li>Ransomware stops the WMS: Warehouse system</li>
      </ul>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof GraphFrame>;

export const Ready: Story = {};
/** Switches to the list; on a phone, which starts with the list, to the graph. */
export const OtherView: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show as (list|graph)$/ }));
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = { args: { state: { kind: 'empty', title: 'Nothing is connected yet' } } };
export const Failed: Story = { args: { state: { kind: 'error', onRetry: () => {} } } };
