import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Tabs, type TabItem } from './tabs.tsx';

const TABS: TabItem[] = [
  { id: 'general', label: 'General' },
  { id: 'members', label: 'Members', count: 12 },
  { id: 'billing', label: 'Billing', disabled: true },
  { id: 'audit', label: 'Audit' },
];

function Settings() {
  const [value, setValue] = useState('general');
  return (
    <Tabs label="Settings" tabs={TABS} value={value} onChange={setValue}>
      {`This is ${value}`}
    </Tabs>
  );
}

function setUp() {
  renderKit(<Settings />);
  return userEvent.setup();
}

const selected = () => screen.getByRole('tab', { selected: true });

it('shows the panel of the tab that is clicked, under its name', async () => {
  const user = setUp();
  await user.click(screen.getByRole('tab', { name: 'Members 12' }));
  expect(screen.getByRole('tabpanel', { name: 'Members 12' }).textContent).toBe('This is members');
  expect(selected().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

it('is one tab stop, with the panel behind it', async () => {
  const user = setUp();
  await user.tab();
  expect(document.activeElement).toBe(selected());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('moves with the arrow keys, Home and End, skips disabled tabs, and wraps around', async () => {
  const user = setUp();
  await user.tab();
  const walk = [
    ['{ArrowRight}', 'members'],
    ['{ArrowRight}', 'audit'],
    ['{ArrowRight}', 'general'],
    ['{ArrowLeft}', 'audit'],
    ['{Home}', 'general'],
    ['{End}', 'audit'],
  ] as const;
  for (const [key, shown] of walk) {
    await user.keyboard(key);
    expect(screen.getByRole('tabpanel').textContent, key).toBe(`This is ${shown}`);
    expect(document.activeElement, key).toBe(selected());
  }
});

it('does not show what is disabled', async () => {
  const user = setUp();
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('This is general');
});

it('shows unsaved changes and the number of errors, and calls `onErrors` for a clicked tab with errors', async () => {
  const onErrors = vi.fn<(id: string) => void>();
  const tabs = [
    { id: 'details', label: 'Details', changed: true },
    { id: 'answers', label: 'Answers', changed: true, errors: 2, count: 9 },
  ];
  renderKit(
    <Tabs label="Risk" tabs={tabs} value="details" onChange={() => {}} onErrors={onErrors}>
      Fields
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Details unsaved changes' }));
  expect(onErrors).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Answers errors: 2' }));
  expect(onErrors).toHaveBeenCalledExactlyOnceWith('answers');
});
