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
        merged={[{ field: 'category', label: 'Category', before: 'Security', after: 'Operational', note: 'only Maya changed it' }]}
        names={{ theirs: 'Maya' }}
        onPick={(field, side) => setPicks((now) => ({ ...now, [field]: side }))}
        onPickAll={(side) => setPicks({ severity: side, owner: side })}
      />
      <ConflictActions rows={rows} onSave={onSave} onDrop={onDrop} />
    </>
  );
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const checked = (name: string) => group(name).queryAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save picked values' });

it('offers the three values of each field by the name of whose they are', () => {
  renderKit(<Demo />);
  expect(group('Severity').getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Before High', 'Maya Medium', 'You Critical']);
  expect(screen.getByRole('radiogroup', { name: 'Owner', description: 'Pick one' })).toBeTruthy();
});

it('can be saved once every field is picked, and says what is open', async () => {
  renderKit(<Demo />);
  const user = userEvent.setup();
  expect(screen.getByRole('status').textContent).toBe('0 of 2 picked. 2 fields are open.');
  await user.click(group('Severity').getByRole('radio', { name: 'You Critical' }));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 picked. Owner is open.');
  expect(save().disabled).toBe(true);
  await user.click(group('Owner').getByRole('radio', { name: 'Before Tomas' }));
  expect(screen.getByRole('status').textContent).toBe('2 of 2 picked.');
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
  await userEvent.click(screen.getByRole('button', { name: 'Pick all: Maya' }));
  expect([checked('Severity'), checked('Owner')]).toEqual([['Maya Medium'], ['Maya Lena']]);
});

it('lists what was merged, and can be left without the own changes', async () => {
  renderKit(<Demo />);
  const merged = screen.getByRole('region', { name: 'Merged without a question' });
  expect(merged.textContent).toContain('CategorySecurityOperationalonly Maya changed it');
  await userEvent.click(screen.getByRole('button', { name: 'Drop my changes' }));
  expect(onDrop).toHaveBeenCalledTimes(1);
});
