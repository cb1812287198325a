import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { formatSize } from './check-files.ts';
import { Dropzone, type DropzoneProps } from './dropzone.tsx';

const file = (name: string, size = 10, type = 'text/csv') => new File(['x'.repeat(size)], name, { type });
const changed = vi.fn<(files: File[]) => void>();

function Demo({ value: initial, ...props }: Partial<DropzoneProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: File[]) => {
    changed(next);
    setValue(next);
  };
  return <Dropzone label="File" {...props} value={value} onChange={change} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('File');
const drop = (...files: File[]) => fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files } });
const names = () => changed.mock.lastCall?.[0].map(({ name }) => name);

it('takes a chosen file, replaces it with the next one, and removes it', async () => {
  const { user } = renderField(<Demo />);
  await user.upload(input(), file('a.csv'));
  await user.upload(input(), file('b.csv'));
  expect(names()).toEqual(['b.csv']);
  await user.click(screen.getByRole('button', { name: 'Remove b.csv' }));
  expect(names()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

it('takes a file that is dropped', () => {
  renderField(<Demo />);
  drop(file('a.csv'));
  expect(names()).toEqual(['a.csv']);
});

describe('limits', () => {
  it.each([
    [{ accept: ['.csv'] }, file('a.pdf'), 'a.pdf is not of an accepted type: .csv'],
    [{ accept: ['image/*'], acceptText: 'Pictures' }, file('a.csv'), 'a.csv is not of an accepted type: Pictures'],
    [{ maxSize: 2000 }, file('a.csv', 2001), 'a.csv is larger than 2 kB'],
  ])('of %j refuse %o', (limits, one, message) => {
    changed.mockClear();
    renderField(<Demo {...limits} />);
    drop(one);
    expect(changed).not.toHaveBeenCalled();
    expect(description(input())).toContain(message);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [{ accept: ['.CSV'] }, file('a.csv')],
    [{ accept: ['image/*'] }, file('a.png', 1, 'image/png')],
    [{ accept: ['text/csv'], maxSize: 10 }, file('a', 10)],
  ])('of %j let through %o', (limits, one) => {
    renderField(<Demo {...limits} />);
    drop(one);
    expect(names()).toEqual([one.name]);
  });

  it('refuse more than one file by default', () => {
    changed.mockClear();
    renderField(<Demo />);
    drop(file('a.csv'), file('b.csv'));
    expect(changed).not.toHaveBeenCalled();
    expect(description(input())).toContain('Choose only one file');
  });

  it('are part of the description before any error', () => {
    renderField(<Demo accept={['.csv']} acceptText="CSV" maxSize={5_000_000} />);
    expect(description(input())).toBe('Choose a file or drop it hereCSV, up to 5 MB');
  });
});

it('takes nothing while it is disabled', () => {
  changed.mockClear();
  renderField(<Demo disabledReason="An import is under way" />);
  drop(file('a.csv'));
  expect(changed).not.toHaveBeenCalled();
});

it.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [48_213, 'de', '48 kB'],
  [5_250_000, 'fr', '5,3 Mo'],
])('writes %d bytes in %s as %s', (bytes, locale, text) => {
  expect(formatSize(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
