import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useState } from 'react';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FilterBar,
  NO_ROWS,
  ScoreBadge,
  SeverityBadge,
  StatusBadge,
  TextLink,
  selectRows,
} from '../../index.ts';
import { SAMPLE_RISKS, type SampleRisk } from '../../screens/testing/sample-risks.ts';
import type { DataTableColumn, DataTableProps, DataTableRowActions } from './types.ts';

const COLUMNS: DataTableColumn<SampleRisk>[] = [
  {
    id: 'title',
    header: 'Risk',
    hideable: false,
    sorts: [
      { id: 'score', direction: 'desc', label: 'Score, highest first', short: 'by score' },
      { id: 'score', direction: 'asc', label: 'Score, lowest first', short: 'by score' },
      { id: 'title', direction: 'asc', label: 'Title, A to Z', short: 'by title' },
    ],
    cell: (risk) => (
      <TextLink to={`/risk-register?risk=${risk.id}`} quiet>
        {risk.title}
      </TextLink>
    ),
    secondary: (risk) => `Score ${risk.score} · ${wordOf(risk.score)}`,
  },
  {
    id: 'category',
    header: 'Category',
    sortable: true,
    foldable: true,
    card: 'hidden',
    width: 110,
    cell: (risk) => risk.category,
  },
  { id: 'assets', header: 'Assets', align: 'end', width: 76, card: 'hidden', cell: (risk) => risk.assets.length },
  {
    id: 'severity',
    header: 'Severity',
    sortable: true,
    sortFirst: 'desc',
    width: 100,
    card: 'corner',
    cell: (risk) => <SeverityBadge severity={risk.severity} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    width: 112,
    card: 'line',
    cell: (risk) => <StatusBadge status={risk.status} />,
  },
  {
    id: 'score',
    header: 'Score',
    align: 'end',
    width: 112,
    card: 'hidden',
    defaultHidden: true,
    cell: (risk) => <ScoreBadge score={risk.score} />,
  },
  { id: 'owner', header: 'Owner', card: 'hidden', cell: (risk) => risk.owner },
  { id: 'updated', header: 'Updated', defaultHidden: true, width: 110, cell: (risk) => risk.updated },
];

function wordOf(score: number): string {
  if (score >= 16) return 'Critical';
  if (score >= 9) return 'High';
  return score >= 4 ? 'Medium' : 'Low';
}

const rowActions = (risk: SampleRisk): DataTableRowActions => ({
  primary:
    risk.status === 'mitigating'
      ? { icon: 'edit', label: 'Edit Risk Flow' }
      : { icon: 'add', label: 'Create Risk Flow', to: '/risk-flow' },
  entries: [
    { id: 'edit', label: 'Edit Risk', icon: 'edit' },
    { id: 'archive', label: 'Archive', icon: 'archive', disabledReason: 'Needs a completed flow' },
    { id: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true },
  ],
});

type Props = DataTableProps<SampleRisk>;
type Story = StoryObj<Props>;

/** Holds what the person chooses, as a page would; rows stay in their order, which is the server's. */
function Shown({ selection, ...props }: Props) {
  const [selected, setSelected] = useState(selection?.value ?? NO_ROWS);
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
      selection={selection && { ...selection, value: selected, onChange: setSelected }}
    />
  );
}

const actions = [
  {
    id: 'status',
    label: 'Set status',
    entries: [
      { id: 'open', label: 'Open' },
      { id: 'mitigating', label: 'Mitigating' },
    ],
  },
  { id: 'owner', label: 'Set owner' },
  { id: 'delete', label: 'Delete' },
  { id: 'archive', label: 'Archive', disabledReason: 'only 1 of 3 has a completed flow' },
];
const selection = { onChange: () => {}, value: NO_ROWS, matching: 10_214, actions };
const choices = { onColumnState: () => {}, onDensity: () => {} };
const toolbar = (
  <FilterBar
    search={{ value: '', onChange: () => {}, label: 'Search risks' }}
    active={[
      { id: 'status', label: 'Status', value: 'Open, In progress', onRemove: () => {} },
      { id: 'archived', label: 'Archived', value: 'left out' },
    ]}
    onClear={() => {}}
  />
);
const everything = {
  toolbar,
  ...choices,
  rowActions,
  selection: { ...selection, value: selectRows(['risk-1', 'risk-3', 'risk-4']) },
  openId: 'risk-2',
};

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
    total: 10_214,
    sort: { id: 'score', direction: 'desc' },
    onSort: () => {},
    page: {
      hasPrevious: false,
      hasNext: true,
      onPrevious: () => {},
      onNext: () => {},
      from: 1,
      to: SAMPLE_RISKS.length,
    },
    onRowOpen: () => {},
    empty: (
      <EmptyState
        icon="risk"
        title="No risks yet"
        message="Add the first one from a template: the wizard asks for assets, scenarios and an assessment."
        action={<Button icon="add">Add New Risk</Button>}
      />
    ),
  },
};
export default meta;

export const Rows: Story = {};
export const Everything: Story = { args: everything };
/** The list scrolls, the rest stays; below the width of all columns the first stays too. */
export const FillsItsContainer: Story = {
  args: { ...everything, fill: true, bordered: false },
  render: (args) => (
    <div style={{ height: 480, maxWidth: 780 }}>
      <Shown {...args} />
    </div>
  ),
};
export const PageSelected: Story = {
  args: { selection: { ...selection, value: selectRows(SAMPLE_RISKS.map(({ id }) => id)) } },
};
export const Compact: Story = {
  args: { density: 'compact', selection: { ...selection, value: selectRows(['risk-2']) } },
};
export const NoLongerMatching: Story = { args: { noLongerMatches: (risk) => risk.id === 'risk-2' } };
const HARD_TITLES = [
  'Verlust der Auftragsverarbeitungsvereinbarungen durch Ransomware auf den Dateiservern des Standorts Lyon-Saint-Exupéry',
  'تسريب سجلات العملاء عبر صندوق بريد مشترك بين الإدارات',
  'customer-database-production.eu-central-1.internal.meridian-logistics.example.org',
];
export const LongAndOtherDirections: Story = {
  args: {
    rows: SAMPLE_RISKS.slice(0, 3).map((risk, index) => ({ ...risk, title: HARD_TITLES[index] ?? risk.title })),
    selection,
    rowActions,
  },
};
export const ViewOptions: Story = {
  args: { ...choices, toolbar },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).queryAllByRole('button', { name: 'View options' });
    if (button) await userEvent.click(button);
  },
};
export const RowMenu: Story = {
  args: { rowActions },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: /^Actions for/ });
    if (button) await userEvent.click(button);
  },
};
export const OnlyToRead: Story = { args: { onSort: undefined, onRowOpen: undefined, page: undefined } };
export const Loading: Story = { args: { rows: undefined, loading: true, selection, rowActions, toolbar } };
export const LoadingMore: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], total: 0, page: undefined } };
export const Failed: Story = {
  args: {
    rows: undefined,
    page: undefined,
    error: 'Failed to load risks. Please try again later.',
    requestId: '01JD-4F7',
    onRetry: () => {},
    toolbar,
  },
};
export const FailedToRefresh: Story = {
  args: { error: 'Failed to load risks. What you see may be out of date.', onRetry: () => {} },
};
export const InsideACard: Story = {
  render: (args) => (
    <Card title="Recently updated risks" actions={<TextLink to="/risk-register">View all</TextLink>} padding="none">
      <Shown {...args} bordered={false} rows={SAMPLE_RISKS.slice(0, 5)} page={undefined} onSort={undefined} />
    </Card>
  ),
};

const MANY = Array.from({ length: 200 }, (_, index) =>
  SAMPLE_RISKS.map((risk) => ({ ...risk, id: `${risk.id}-${index}` })),
)
  .flat()
  .slice(0, 200);
/** As many rows and columns as a page may have. */
export const TwoHundredRows: Story = {
  args: {
    ...everything,
    fill: true,
    rows: MANY,
    columnState: { order: COLUMNS.map(({ id }) => id), hidden: [] },
    selection: { ...selection, value: NO_ROWS },
  },
  render: (args) => (
    <div style={{ height: 640 }}>
      <Shown {...args} />
    </div>
  ),
};
