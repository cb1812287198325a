import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  Group,
  IconButton,
  Menu,
  PageHeader,
  ScoreBadge,
  SeverityBadge,
  StatusBadge,
  Text,
  TextLink,
  type DataTableColumn,
  type DataTableColumnState,
  type DataTableDensity,
  type DataTableSort,
  NO_ROWS,
  type Level,
  type RowSelection,
} from '../index.ts';
import { SelectField } from '../forms.ts';
import { SampleFrame } from './testing/sample-frame.tsx';
import { SAMPLE_RISKS, type SampleRisk } from './testing/sample-risks.ts';

const COLUMNS: DataTableColumn<SampleRisk>[] = [
  {
    id: 'title',
    header: 'Risk',
    sortable: true,
    hideable: false,
    width: 280,
    cell: (risk) => (
      <TextLink to={`/risk-register?risk=${risk.id}`} quiet>
        {risk.title}
      </TextLink>
    ),
  },
  { id: 'category', header: 'Category', sortable: true, cell: (risk) => risk.category },
  { id: 'assets', header: 'Assets', cell: (risk) => <Assets names={risk.assets} /> },
  { id: 'severity', header: 'Severity', sortable: true, cell: (risk) => <SeverityBadge severity={risk.severity} /> },
  { id: 'status', header: 'Status', sortable: true, cell: (risk) => <StatusBadge status={risk.status} /> },
  { id: 'score', header: 'Score', sortable: true, align: 'end', cell: (risk) => <ScoreBadge score={risk.score} /> },
  { id: 'owner', header: 'Owner', width: 120, cell: (risk) => risk.owner },
  { id: 'updated', header: 'Updated', defaultHidden: true, width: 110, cell: (risk) => risk.updated },
  { id: 'actions', header: 'Actions', align: 'end', hideable: false, cell: (risk) => <RowActions risk={risk} /> },
];

function Assets({ names }: { names: string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return <Text c="dimmed">—</Text>;
  return (
    <Group gap={6} wrap="nowrap">
      <Badge>{first}</Badge>
      {others.length > 0 && <Badge>{`+${others.length}`}</Badge>}
    </Group>
  );
}

function RowActions({ risk }: { risk: SampleRisk }) {
  return (
    <Menu
      trigger={<IconButton size="sm" icon="dots" label={`Actions for ${risk.title}`} />}
      entries={[
        { id: 'flow', label: 'Create Risk Flow', icon: 'flow', to: `/risk-flow?riskId=${risk.id}` },
        { id: 'edit', label: 'Edit Risk', icon: 'edit' },
        { id: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true },
      ]}
    />
  );
}

const LEVELS: readonly { value: Level | null; label: string }[] = [
  { value: null, label: 'All severities' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
];

function Register({ risks = SAMPLE_RISKS }: { risks?: readonly SampleRisk[] }) {
  const [q, setQ] = useState('');
  const [severity, setSeverity] = useState<Level | null>(null);
  const [sort, setSort] = useState<DataTableSort>({ id: 'score', direction: 'desc' });
  const [density, setDensity] = useState<DataTableDensity>('comfortable');
  const [columnState, setColumnState] = useState<DataTableColumnState | null>(null);
  const [selected, setSelected] = useState<RowSelection>(NO_ROWS);
  const rows = risks.filter(
    (risk) => (severity === null || risk.severity === severity) && risk.title.toLowerCase().includes(q.toLowerCase()),
  );
  const clear = () => {
    setQ('');
    setSeverity(null);
  };
  const toolbar = (
    <FilterBar
      search={{ value: q, onChange: setQ, label: 'Search risks' }}
      active={
        severity === null ? [] : [{ id: 'severity', label: `Severity: ${severity}`, onRemove: () => setSeverity(null) }]
      }
      onClear={clear}
    >
      <SelectField label="Severity" labelHidden options={LEVELS} value={severity} onChange={setSeverity} />
    </FilterBar>
  );
  return (
    <SampleFrame page="register">
      <PageHeader
        title="Risk Register"
        description="Every risk of Meridian Logistics, who owns it and what is done about it."
        actions={
          <Button variant="primary" icon="add" to="/add-risk">
            Add New Risk
          </Button>
        }
      />
      <DataTable
        label="Risks"
        columns={COLUMNS}
        rows={rows}
        rowId={(risk) => risk.id}
        rowLabel={(risk) => risk.title}
        total={rows.length === SAMPLE_RISKS.length ? 214 : rows.length}
        sort={sort}
        onSort={setSort}
        density={density}
        onDensity={setDensity}
        columnState={columnState}
        onColumnState={setColumnState}
        selection={{
          value: selected,
          onChange: setSelected,
          actions: [{ id: 'archive', label: 'Archive', icon: 'archive' }],
        }}
        page={{
          hasPrevious: false,
          hasNext: true,
          onPrevious: () => {},
          onNext: () => {},
          from: rows.length === 0 ? 0 : 1,
          to: rows.length,
        }}
        onRowOpen={() => {}}
        toolbar={toolbar}
        empty={
          <EmptyState
            icon="risk"
            title={risks.length === 0 ? 'No risks yet' : 'No risk matches these filters'}
            message={
              risks.length === 0
                ? 'Record the first one; it takes about two minutes.'
                : 'Try other words, or take the filters away.'
            }
            action={
              risks.length === 0 ? (
                <Button variant="primary" icon="add" to="/add-risk">
                  Add New Risk
                </Button>
              ) : (
                <Button onClick={clear}>Clear filters</Button>
              )
            }
          />
        }
      />
    </SampleFrame>
  );
}

const meta: Meta<typeof Register> = {
  title: 'Screens/Risk register',
  component: Register,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const WithRisks: StoryObj<typeof Register> = {};
export const FirstVisit: StoryObj<typeof Register> = { args: { risks: [] } };
