import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, EmptyState, QueryView, Text, type ViewedQuery } from '../../index.ts';

type Query = ViewedQuery<{ items: string[] }>;

const idle: Query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const failure = (kind: string) => Object.assign(new Error(kind), { kind });

function Shown({ query }: { query: Query }) {
  return (
    <Card title="Risks">
      <QueryView
        query={query}
        failed="Failed to load risks. Please try again later."
        empty={
          <EmptyState
            size="sm"
            title="No risks yet"
            message="Record the first one."
            action={<Button icon="add">Add Risk</Button>}
          />
        }
        noPermissionAction={<Button>Go to the dashboard</Button>}
        size="sm"
      >
        {({ items }) => items.map((item) => <Text key={item}>{item}</Text>)}
      </QueryView>
    </Card>
  );
}

const meta: Meta<typeof Shown> = { title: 'Components/QueryView', component: Shown };
export default meta;
type Story = StoryObj<typeof Shown>;

const data = { items: ['Ransomware stops the warehouse system', 'Flood in the basement'] };

export const Loading: Story = { args: { query: { ...idle, isFetching: true } } };
export const Data: Story = { args: { query: { ...idle, data } } };
export const Empty: Story = { args: { query: { ...idle, data: { items: [] } } } };
export const Failed: Story = { args: { query: { ...idle, error: failure('failed') } } };
export const TryingAgain: Story = { args: { query: { ...idle, error: failure('failed'), isFetching: true } } };
export const Offline: Story = { args: { query: { ...idle, error: failure('offline') } } };
export const NotUpdated: Story = { args: { query: { ...idle, data, error: failure('offline') } } };
export const NotFound: Story = { args: { query: { ...idle, error: failure('not-found') } } };
export const NoPermission: Story = { args: { query: { ...idle, error: failure('forbidden') } } };
