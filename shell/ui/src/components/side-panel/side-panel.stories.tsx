import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  ConfirmDialog,
  DataTable,
  DescriptionList,
  LoadingState,
  PanelLayout,
  ScoreBadge,
  SearchBox,
  SeverityBadge,
  SidePanel,
  Stack,
  StatusBadge,
  Text,
  TextLink,
  type DataTableColumn,
} from '../../index.ts';
import { FilterMenu, SavedViews } from '../../filters.ts';
import { SAMPLE_RISKS, type SampleRisk } from '../../screens/testing/sample-risks.ts';

const COLUMNS: DataTableColumn<SampleRisk>[] = [
  {
    id: 'title',
    header: 'Risk',
    cell: (risk) => (
      <TextLink to={`/risk-register?risk=${risk.id}`} quiet>
        {risk.title}
      </TextLink>
    ),
    secondary: (risk) => `Score ${risk.score}`,
  },
  { id: 'category', header: 'Category', foldable: true, card: 'hidden', cell: (risk) => risk.category },
  {
    id: 'severity',
    header: 'Severity',
    width: 100,
    card: 'corner',
    cell: (risk) => <SeverityBadge severity={risk.severity} />,
  },
  { id: 'status', header: 'Status', card: 'line', cell: (risk) => <StatusBadge status={risk.status} /> },
];

const list = (
  <DataTable
    label="Risks"
    fill
    columns={COLUMNS}
    rows={SAMPLE_RISKS}
    rowId={(risk) => risk.id}
    onRowOpen={() => {}}
    openId="risk-8"
    empty={null}
  />
);

const meta: Meta<typeof SidePanel> = {
  title: 'Components/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main style={{ height: '100dvh', padding: '1rem', boxSizing: 'border-box' }}>
      <PanelLayout bordered panel={<SidePanel {...args} />}>
        {list}
      </PanelLayout>
    </main>
  ),
  args: {
    opened: true,
    onClose: () => {},
    title: 'Flood in the basement server room',
    subtitle: 'Operational · Aiko Tanaka',
    icon: 'risk',
    neighbors: { onNext: () => {}, position: { at: 1, total: 120 } },
    actions: (
      <>
        <Button size="sm" icon="edit">
          Edit Risk
        </Button>
        <Button size="sm" icon="flow" to="/risk-flow">
          View Risk Flow
        </Button>
      </>
    ),
    facts: (
      <DescriptionList
        items={[
          { label: 'Severity', value: <SeverityBadge severity="medium" /> },
          { label: 'Score', value: <ScoreBadge score={9} /> },
          { label: 'Status', value: <StatusBadge status="mitigated" /> },
        ]}
      />
    ),
    description:
      'Ground water rises into the basement of the Lyon site after heavy rain.\nPumps are tested twice a year; the sensors report to the porter only.',
    footer: <Button icon="delete">Delete</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof SidePanel>;

const paragraphs = Array.from({ length: 40 }, (_, index) => (
  <Text
    key={index + 1}
  >{`Note ${index + 1}: pumps checked, sensors replaced, contract with the fire brigade renewed.`}</Text>
));

export const Record: Story = {};
export const Wider: Story = { args: { size: 'md' } };
export const LongTitleAndDescription: Story = {
  args: {
    title:
      'Verlust der Auftragsverarbeitungsvereinbarungen durch Ransomware auf den Dateiservern des Standorts Lyon-Saint-Exupéry und seiner Außenstellen',
    description: Array.from(
      { length: 30 },
      (_, index) => `Satz ${index + 1}: Die Vereinbarungen liegen nur auf einem Laufwerk.`,
    ).join(' '),
  },
};
export const RightToLeft: Story = {
  args: { title: 'تسريب سجلات العملاء عبر صندوق بريد مشترك', description: 'صندوق بريد مشترك بين الإدارات.' },
};
export const LongContent: Story = { args: { children: <Stack gap="xs">{paragraphs}</Stack> } };
export const Loading: Story = {
  args: {
    title: 'Risk details',
    subtitle: undefined,
    icon: undefined,
    actions: undefined,
    facts: undefined,
    description: undefined,
    footer: undefined,
    children: <LoadingState shape="lines" />,
  },
};
export const Closed: Story = { args: { opened: false } };
export const Filters: Story = {
  args: {
    title: 'Filters',
    size: 'xs',
    subtitle: undefined,
    icon: undefined,
    neighbors: undefined,
    actions: undefined,
    facts: undefined,
    description: undefined,
    footer: undefined,
    children: (
      <Stack gap="sm">
        <SearchBox label="Search risks" value="" onChange={() => {}} />
        <SavedViews
          views={[{ id: 'q4', name: 'Q4 audit scope' }]}
          currentId="q4"
          changed={['matrix']}
          onSelect={() => {}}
          onSave={() => {}}
          onSaveAs={() => {}}
          onRename={() => {}}
          onDelete={() => {}}
        />
        <div>
          <FilterMenu label="Severity" variant="row" options={[]} value={[]} onChange={() => {}} />
          <FilterMenu
            label="Status"
            variant="row"
            options={[{ value: 'open', label: 'Open, In progress' }]}
            value={['open']}
            onChange={() => {}}
          />
          <FilterMenu label="Owner" variant="row" options={[]} value={[]} onChange={() => {}} />
        </div>
        <Card title="Risk Matrix">
          <Text size="sm">61 risks</Text>
        </Card>
      </Stack>
    ),
  },
};
export const UnderAQuestion: Story = {
  render: (args) => (
    <main>
      <SidePanel {...args} />
      <ConfirmDialog
        opened
        danger
        title="Delete Risk"
        message="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </main>
  ),
};
