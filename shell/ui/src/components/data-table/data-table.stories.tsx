import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Button, Card, DataTable, EmptyState, FilterBar, IconButton, Menu, ScoreBadge, SeverityBadge, StatusBadge, TextLink } from '../../index.ts';
import { SAMPLE_RISKS, type SampleRisk } from '../../screens/sample-risks.ts';
import type { DataTableColumn, DataTableProps } from './types.ts';

const COLUMNS: DataTableColumn<SampleRisk>[] = [
  { id: 'title', header: 'Risk', sortable: true, hideable: false, width: 280, cell: (risk) => <TextLink to={`/risk-register?risk=${risk.id}`} quiet>{risk.title}</TextLink> },
  { id: 'category', header: 'Category', sortable: true, cell: (risk) => risk.category },
  { id: 'severity', header: 'Severity', sortable: true, cell: (risk) => <SeverityBadge severity={risk.severity} /> },
  { id: 'status', header: 'Status', sortable: true, cell: (risk) => <StatusBadge status={risk.status} /> },
  { id: 'score', header: 'Score', sortable: true, align: 'end', cell: (risk) => <ScoreBadge score={risk.score} /> },
  { id: 'owner', header: 'Owner', width: 120, cell: (risk) => risk.owner },
  { id: 'updated', header: 'Updated', defaultHidden: true, width: 110, cell: (risk) => risk.updated },
];

const ACTIONS: DataTableColumn<SampleRisk> = {
  id: 'actions',
  header: 'Actions',
  align: 'end',
  cell: (risk) => <Menu trigger={<IconButton size="sm" icon="dots" label={`Actions for ${risk.title}`} />} entries={[{ id: 'edit', label: 'Edit Risk', icon: 'edit' }]} />,
};

type Props = DataTableProps<SampleRisk>;
type Story = StoryObj<Props>;

/** Keeps what the person chooses, as a page would; rows stay in their order, which is the server's. */
function Shown({ selection, ...props }: Props) {
  const [selected, setSelected] = useState(selection?.selected ?? new Set<string>());
  const [sort, setSort] = useState(props.sort ?? null);
  const [density, setDensity] = useState(props.density ?? 'comfortable');
  const [columnState, setColumnState] = useState(props.columnState ?? null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSort={props.onSort && setSort}
      density={density}
      onDensity={props.onDensity && setDensity}
      columnState={columnState}
      onColumnState={props.onColumnState && setColumnState}
      selection={selection && { ...selection, selected, onChange: setSelected }}
    />
  );
}

const meta: Meta<Props> = {
  title: 'Components/DataTable',
  component: DataTable,
  render: (args) => <Shown {...args} />,
  args: {
    label: 'Risks',
    columns: COLUMNS,
    rows: SAMPLE_RISKS,
    rowId: (risk) => risk.id,
    rowLabel: (risk) => risk.title,
    total: 214,
    onSort: () => {},
    page: { hasPrevious: false, hasNext: true, onPrevious: () => {}, onNext: () => {}, from: 1, to: SAMPLE_RISKS.length },
    onRowOpen: () => {},
    empty: <EmptyState icon="risk" title="No risks yet" message="Record the first one; it takes about two minutes." action={<Button variant="primary">Add New Risk</Button>} />,
  },
};
export default meta;

const selection = { onChange: () => {}, bulkActions: <Button size="sm" icon="archive">Archive</Button> };
const choices = { onColumnState: () => {}, onDensity: () => {} };
const toolbar = <FilterBar search={{ value: '', onChange: () => {}, label: 'Search risks' }} />;

export const Rows: Story = {};
export const Sorted: Story = { args: { sort: { id: 'score', direction: 'desc' } } };
export const Selectable: Story = { args: { selection: { ...selection, selected: new Set() } } };
export const SelectedWithBulkBar: Story = { args: { toolbar, ...choices, selection: { ...selection, selected: new Set(['risk-1', 'risk-3']) } } };
export const Compact: Story = { args: { density: 'compact', selection: { ...selection, selected: new Set(['risk-2']) } } };
export const HiddenColumns: Story = { args: { ...choices, columnState: { order: COLUMNS.map(({ id }) => id), hidden: ['category', 'severity', 'owner'] } } };
export const RowActions: Story = { args: { columns: [...COLUMNS, ACTIONS] } };
export const ViewOptions: Story = {
  args: { ...choices, toolbar },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View options' }));
  },
};
/** Nothing can be sorted, selected or opened. */
export const OnlyToRead: Story = { args: { onSort: undefined, onRowOpen: undefined, page: undefined } };
export const LastPage: Story = {
  args: { rows: SAMPLE_RISKS.slice(0, 4), page: { hasPrevious: true, hasNext: false, onPrevious: () => {}, onNext: () => {}, from: 211, to: 214 } },
};
export const Loading: Story = { args: { rows: undefined, loading: true, selection: { ...selection, selected: new Set() } } };
export const LoadingMore: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], total: 0, page: undefined } };
export const NoMatch: Story = {
  args: {
    rows: [],
    total: 0,
    page: undefined,
    toolbar: <FilterBar search={{ value: 'volcano', onChange: () => {}, label: 'Search risks' }} />,
    empty: <EmptyState title="No risk matches these filters" message="Try other words, or take the filters away." action={<Button>Clear filters</Button>} />,
  },
};
export const Failed: Story = { args: { rows: undefined, page: undefined, error: 'Failed to load risks', requestId: '01JD-4F7', onRetry: () => {} } };
export const FailedToRefresh: Story = { args: { error: 'Failed to load risks. What you see may be out of date.', onRetry: () => {} } };
export const InsideACard: Story = {
  render: (args) => (
    <Card title="Recently updated risks" actions={<TextLink to="/risk-register">View all</TextLink>} padding="none">
      <Shown {...args} bordered={false} rows={SAMPLE_RISKS.slice(0, 5)} page={undefined} onSort={undefined} />
    </Card>
  ),
};
/** Everything at once, on a telephone: rows are cards. */
export const Narrow: Story = {
  args: { toolbar, ...choices, columns: [...COLUMNS, ACTIONS], selection: { ...selection, selected: new Set(['risk-2']) } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
};
