import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChangedText, ConflictActions, ConflictTable, type ConflictRow, type ConflictSide } from '../../forms.ts';
import { Dialog, SeverityBadge } from '../../index.ts';

const BEFORE = 'An attacker encrypts the warehouse system. Picking stops.';
const ROWS: Omit<ConflictRow, 'pick'>[] = [
  {
    field: 'severity',
    label: 'Severity',
    base: <SeverityBadge severity="high" />,
    theirs: <SeverityBadge severity="medium" />,
    mine: <SeverityBadge severity="critical" />,
  },
  { field: 'owner_id', label: 'Owner', base: 'Tomas Berg', theirs: 'Lena Sommer', mine: 'Mateo Ruiz' },
  {
    field: 'description',
    label: 'Description',
    base: BEFORE,
    theirs: (
      <ChangedText
        before={BEFORE}
        after="An attacker encrypts the warehouse system and its backup on FS-02. Picking stops."
      />
    ),
    mine: (
      <ChangedText
        before={BEFORE}
        after="An attacker encrypts the warehouse system during the night shift. Picking stops in Hamburg and Bremen, and lorries leave without papers until the system is back."
      />
    ),
  },
];
const MERGED = [
  { field: 'category', label: 'Category', before: 'Security', after: 'Operational', note: 'only Maya changed it' },
  {
    field: 'probability',
    label: 'Probability',
    before: '4 High',
    after: '5 Very High',
    note: 'only you changed it; score 20 · Critical',
  },
];

interface DemoProps {
  picks: Partial<Record<string, ConflictSide>>;
  busy?: boolean;
}

function Demo({ picks: initial, busy = false }: DemoProps) {
  const [picks, setPicks] = useState(initial);
  const rows = ROWS.map((row) => ({ ...row, pick: picks[row.field] }));
  return (
    <Dialog
      opened
      onClose={() => {}}
      size="xl"
      flush
      title="This risk changed while you were editing"
      description="Nothing has been saved yet. Three fields were changed by both of you: choose which values to keep."
      footer={<ConflictActions rows={rows} busy={busy} onSave={() => {}} onDrop={() => {}} />}
    >
      <div style={{ overflowY: 'auto' }}>
        <ConflictTable
          rows={rows}
          merged={MERGED}
          headings={{ base: 'Before, 14:05', theirs: 'Maya’s version, 14:31', mine: 'Your version' }}
          names={{ theirs: 'Maya' }}
          onPick={(field, side) => setPicks((now) => ({ ...now, [field]: side }))}
          onPickAll={(side) => setPicks(Object.fromEntries(ROWS.map(({ field }) => [field, side])))}
        />
      </div>
    </Dialog>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/ConflictTable', component: Demo };
export default meta;

export const TwoOfThreePicked: StoryObj<typeof Demo> = { args: { picks: { severity: 'mine', owner_id: 'theirs' } } };
export const NothingPicked: StoryObj<typeof Demo> = { args: { picks: {} } };
export const AllPicked: StoryObj<typeof Demo> = {
  args: { picks: { severity: 'base', owner_id: 'theirs', description: 'mine' } },
};
export const Saving: StoryObj<typeof Demo> = {
  args: { picks: { severity: 'base', owner_id: 'theirs', description: 'mine' }, busy: true },
};
