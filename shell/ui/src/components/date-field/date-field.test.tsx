import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import type { KitLocale } from '../../locales/texts.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

stubLayout();

const changed = vi.fn<(value: string | null) => void>();

function Demo({ value: initial, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: string | null) => {
    changed(next);
    setValue(next);
  };
  return <DateField label="Due" {...props} value={value} onChange={change} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' });
const calendar = () => screen.getByRole('button', { name: /\(Due\)$/ });

function show(props: Partial<DateFieldProps> = {}, locale: KitLocale = 'en') {
  changed.mockClear();
  return renderField(<Demo {...props} />, locale);
}

describe('typing', () => {
  it.each([
    ['en', '03/31/2026'],
    ['de', '31.03.2026'],
    ['fr', '31/03/2026'],
    ['es', '31/03/2026'],
  ] as const)('in %s writes and reads %s', async (locale, text) => {
    const { user, unmount } = show({ value: '2026-03-31' }, locale);
    expect(input().value).toBe(text);
    unmount();
    show({}, locale);
    await user.type(input(), text);
    expect(changed.mock.calls).toEqual([['2026-03-31']]);
  });

  it('takes short dates when the field is left, and shows them in full', async () => {
    const { user } = show({}, 'de');
    await user.type(input(), '1.2.27');
    expect(changed).not.toHaveBeenCalled();
    await user.tab();
    expect(changed.mock.calls).toEqual([['2027-02-01']]);
    expect(input().value).toBe('01.02.2027');
  });

  it('is null when it is cleared', async () => {
    const { user } = show({ value: '2026-03-31' });
    await user.clear(input());
    expect(changed.mock.calls).toEqual([[null]]);
  });

  it('reports text that is not a date as it was typed, and shows an example of a date', async () => {
    const { user } = show();
    await user.type(input(), 'soon');
    await user.tab();
    expect(changed.mock.calls).toEqual([['soon']]);
    expect(description(input())).toMatch(/^Enter a date such as \d\d\/\d\d\/\d{4}$/);
    expect(input().value).toBe('soon');
  });

  it('reports a short date when Enter submits the form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    changed.mockClear();
    const { user } = renderField(
      <form onSubmit={onSubmit}>
        <Demo />
      </form>,
    );
    await user.type(input(), '3/1/27{Enter}');
    expect(changed.mock.calls).toEqual([['2027-03-01']]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

it('says which days are allowed', () => {
  const { rerender } = renderField(<DateField label="Due" value="2026-03-01" onChange={() => {}} min="2026-03-05" />);
  expect(description(input())).toBe('Enter 03/05/2026 or a later date');
  rerender(<DateField label="Due" value="2026-03-09" onChange={() => {}} max="2026-03-05" />);
  expect(description(input())).toBe('Enter 03/05/2026 or an earlier date');
});

describe('the calendar', () => {
  it('reports the day that is picked, closes, and returns the focus', async () => {
    const { user } = show({ value: '2026-03-31' });
    await user.click(calendar());
    await user.click(await screen.findByRole('button', { name: '12 March 2026' }));
    expect(changed.mock.calls).toEqual([['2026-03-12']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(calendar()));
  });

  it('speaks the language and does not offer days that are not allowed', async () => {
    const { user } = show({ value: '2026-03-31', min: '2026-03-05' }, 'de');
    await user.click(calendar());
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '4 März 2026' })).disabled).toBe(true);
  });

  it('opens with Alt and the down arrow, and closes with Escape without passing that key on', async () => {
    const heard = vi.fn();
    changed.mockClear();
    const { user } = renderField(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around a form
      <div onKeyDown={heard}>
        <Demo value="2026-03-31" />
      </div>,
    );
    await user.click(input());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('button', { name: '31 March 2026' });
    heard.mockClear();
    await user.click(screen.getByRole('button', { name: 'March 2026' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });

  it('does not open while read-only', () => {
    show({ value: '2026-03-31', readOnly: true });
    expect(calendar()).toMatchObject({ disabled: true });
  });
});
