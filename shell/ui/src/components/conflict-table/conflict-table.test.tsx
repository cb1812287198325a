import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ConflictActions } from './conflict-actions.tsx';
import { ConflictTable, type ConflictRow, type ConflictSide } from './conflict-table.tsx';

const ROWS: Omit<ConflictRow, 'pick'>[] = [
  { field: 'severity', label: 'Severity', base: 'High', theirs: 'Medium', mine: 'Critical' },
  { field: 'owner', label: 'Owner', base: 'Tomas', theirs: 'Lena', mine: 'Mateo' },
];
const [onSave, onDrop] = [vi.fn(), vi.fn()];

function Demo() {
  const [picks, setPicks] = useState<Partial<Record<string, ConflictSide>>>({});
  const rows = ROWS.map((row) => ({ ...row, pick: picks[row.field] }));
  return (
    <>
      <ConflictTable
        rows={rows}
        merged={[
          {
            field: 'category',
            label: 'Category',
            before: 'Security',
            after: 'Operational',
            note: 'only Maya changed it',
          },
        ]}
        names={{ theirs: 'Maya' }}
        onPick={(field, side) => setPicks((now) => ({ ...now, [field]: side }))}
        onPickAll={(side) => setPicks({ severity: side, owner: side })}
      />
      <ConflictActions rows={rows} onSave={onSave} onDrop={onDrop} />
    </>
  );
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const checked = (name: string) =>
  group(name)
    .queryAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save chosen values' });

it('offers the three values of each field and says whose value each is', () => {
  renderKit(<Demo />);
  expect(
    group('Severity')
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Before High', 'Maya Medium', 'You Critical']);
  expect(screen.getByRole('radiogroup', { name: 'Owner', description: 'Choose one' })).toBeTruthy();
});

it('can be saved once every field is picked, and says what is open', async () => {
  renderKit(<Demo />);
  const user = userEvent.setup();
  expect(screen.getByRole('status').textContent).toBe('0 of 2 chosen. 2 fields are still open.');
  await user.click(group('Severity').getByRole('radio', { name: 'You Critical' }));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 chosen. Owner is still open.');
  expect(save().disabled).toBe(true);
  await user.click(group('Owner').getByRole('radio', { name: 'Before Tomas' }));
  expect(screen.getByRole('status').textContent).toBe('2 of 2 chosen.');
  await user.click(save());
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('moves inside a field with the arrows and to the next one with Tab', async () => {
  renderKit(<Demo />);
  const user = userEvent.setup();
  await user.click(group('Severity').getByRole('radio', { name: 'Before High' }));
  await user.keyboard('{ArrowDown}');
  expect(checked('Severity')).toEqual(['Maya Medium']);
  await user.tab();
  await user.keyboard(' ');
  expect(checked('Owner')).toEqual(['Before Tomas']);
});

it('picks one side for all', async () => {
  renderKit(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose all: Maya' }));
  expect([checked('Severity'), checked('Owner')]).toEqual([['Maya Medium'], ['Maya Lena']]);
});

it('lists automatically merged fields and has a button to discard the user’s changes', async () => {
  renderKit(<Demo />);
  const merged = screen.getByRole('region', { name: 'Merged automatically' });
  expect(merged.textContent).toContain('CategorySecurityOperationalonly Maya changed it');
  await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect(onDrop).toHaveBeenCalledTimes(1);
});
