import type { ConflictSide } from '@parapet/contracts/rules';
import type { FormConflict } from '@parapet/sdk/saving';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withHost } from '../testing/story-host.tsx';
import { RecordConflictDialog } from './record-conflict-dialog.tsx';

const LABELS: Readonly<Record<string, string>> = {
  '/title': 'Title',
  '/description': 'Description',
  '/severity': 'Severity',
};
const GRACE = { changedBy: 'grace', changedAt: new Date(Date.now() - 120_000).toISOString() };
const BOTH = [
  { field: 'title', base: 'Ransomware', mine: 'Ransomware halts the warehouse', theirs: 'Ransomware in the warehouse' },
  {
    field: 'description',
    base: 'The backup is stored in the same building and is never restored.',
    mine: 'The backup is stored in the same building and is restored once a year.',
    theirs: 'The backup is stored in another town and is never restored.',
  },
];
const PEOPLE = { items: [{ id: 'grace', name: 'Grace Okafor', email: null }], total: 1, next_cursor: null };

function Conflict() {
  const [picks, setPicks] = useState<Readonly<Record<string, ConflictSide>>>({});
  const pick = (fields: readonly string[], side: ConflictSide) =>
    setPicks((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, side])) }));
  const conflict: FormConflict = {
    fields: BOTH.map((one) => ({ ...one, ...GRACE, pick: picks[one.field] })),
    onlyMine: [],
    onlyTheirs: [{ field: 'severity', base: 'High', mine: 'High', theirs: 'Critical', ...GRACE }],
    lastAuthor: GRACE,
    pick,
    pickAll: (side) =>
      pick(
        BOTH.map(({ field }) => field),
        side,
      ),
    decide: async () => true,
    takeTheirs: () => {},
    postpone: () => {},
  };
  return (
    <RecordConflictDialog
      conflict={conflict}
      fields={{ label: (path) => LABELS[path] ?? path, value: (_path, value) => String(value) }}
      isSaving={false}
      failure={null}
      title="This risk changed while you were editing"
      onSaved={() => {}}
      onDropped={() => {}}
    />
  );
}

const meta: Meta = {
  title: 'Domain/Record conflict dialog',
  decorators: [withHost({ '/api/people': PEOPLE })],
  render: () => <Conflict />,
};
export default meta;

export const TwoFields: StoryObj = {};
