import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

stubLayout();

type Size = 'small' | 'large' | 7 | null;
const SIZES = [
  { value: null, label: 'Any size' },
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
  { value: 7, label: 'Seven' },
] as const;
const changed = vi.fn<(value: Size) => void>();

function Demo({ value: initial, ...props }: Partial<SelectFieldProps<Size>>) {
  const [value, setValue] = useState(initial);
  const change = (next: Size) => {
    changed(next);
    setValue(next);
  };
  return <SelectField<Size> label="Size" options={SIZES} {...props} value={value} onChange={change} />;
}

const select = () => screen.getByRole('combobox', { name: 'Size' });
const shown = () => select().textContent;
const option = (name: string) => screen.getByRole('option', { name });
const active = () => document.getElementById(select().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('gives the chosen value in its own type', async () => {
  const { user } = renderField(<Demo value="small" />);
  for (const [name, value] of [
    ['Large', 'large'],
    ['Seven', 7],
    ['Any size', null],
  ] as const) {
    await user.click(select());
    await user.click(option(name));
    expect(changed).toHaveBeenLastCalledWith(value);
  }
  expect(shown()).toBe('Any size');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shows the option for null when its value is undefined', () => {
  renderField(<Demo />);
  expect(shown()).toBe('Any size');
});

it('asks for a choice while there is none, and no longer after', async () => {
  const { user } = renderField(<Demo options={SIZES.slice(1)} />);
  expect(shown()).toBe('Choose…');
  await user.click(select());
  await user.click(option('Small'));
  expect(shown()).toBe('Small');
});

it('shows the given placeholder when its value is not one of the options', () => {
  renderField(<Demo options={SIZES.slice(2)} value="small" placeholder="Pick a size" />);
  expect(shown()).toBe('Pick a size');
});

it('does not offer what is disabled', async () => {
  changed.mockClear();
  const { user } = renderField(
    <Demo
      options={[
        { value: 'small', label: 'Small' },
        { value: 'large', label: 'Large', disabled: true },
      ]}
      value="small"
    />,
  );
  await user.click(select());
  await user.click(option('Large'));
  expect(changed).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Small');
});

describe('the keyboard', () => {
  it('opens at the chosen option, moves and takes one with Enter', async () => {
    const { user } = renderField(<Demo value="small" />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(select().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBe('Small');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(shown()).toBe('Large');
    expect(document.activeElement).toBe(select());
  });

  it('goes to both ends and not around', async () => {
    const { user } = renderField(<Demo value="small" />);
    await user.tab();
    await user.keyboard(' {End}');
    expect(active()).toBe('Seven');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Seven');
    await user.keyboard('{Home}');
    expect(active()).toBe('Any size');
  });

  it('chooses an option by its first letters when closed, and only highlights it when open', async () => {
    const { user } = renderField(<Demo value={null} />);
    await user.tab();
    await user.keyboard('l');
    expect(shown()).toBe('Large');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Escape}');
    await new Promise((resolve) => {
      setTimeout(resolve, 750);
    });
    await user.keyboard('{ArrowDown}se');
    expect(active()).toBe('Seven');
    expect(shown()).toBe('Large');
  });

  it('closes with Escape without a change, and passes Escape on only when it is already closed', async () => {
    const heard = vi.fn();
    const { user } = renderField(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around a form
      <div onKeyDown={heard}>
        <Demo value="small" />
      </div>,
    );
    await user.click(select());
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(shown()).toBe('Small');
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('chooses the highlighted option when the field is left with Tab', async () => {
    const { user } = renderField(<Demo value="small" />);
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    await user.tab();
    expect(shown()).toBe('Large');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

it('shows the custom content of an option and names the option by its label', async () => {
  const options = [
    {
      value: 'small',
      label: 'Small',
      content: <b>S</b>,
      leading: <i>*</i>,
      description: 'up to 50 people',
      group: 'By head count',
    },
  ] as const;
  const { user } = renderField(<Demo options={options} value="small" />);
  expect(shown()).toBe('*S');
  await user.click(select());
  expect(option('Small').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('up to 50 people')).toBeTruthy();
  expect(screen.getByText('By head count')).toBeTruthy();
});

it('can be focused and not opened while read-only', async () => {
  const { user } = renderField(<Demo value="small" readOnly />);
  await user.tab();
  expect(document.activeElement).toBe(select());
  await user.keyboard(' l{ArrowDown}');
  await user.click(select());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(shown()).toBe('Small');
});

it('says that there is nothing to choose', async () => {
  const { user } = renderField(<Demo options={[]} />);
  await user.click(select());
  expect(screen.getByText('No options')).toBeTruthy();
});

it('reads its error out with the field', () => {
  renderField(<Demo hint="Of the company" error="Choose one of the options" required />);
  expect(description(select())).toBe('Of the company | Choose one of the options');
  expect(select().getAttribute('aria-invalid')).toBe('true');
  expect(select().getAttribute('aria-required')).toBe('true');
});
