import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

const onDelete = vi.fn();
const ITEMS = [
  {
    id: 'a',
    title: 'Ransomware',
    summary: '2 assets',
    content: 'Spreads from a depot',
    actions: (
      <button type="button" onClick={onDelete}>
        Delete
      </button>
    ),
  },
  { id: 'b', title: 'Phishing', content: 'Steals credentials' },
];
const show = (props: Partial<AccordionProps> = {}) => renderField(<Accordion items={ITEMS} {...props} />);
const button = (name: string) => screen.getByRole('button', { name });

it('opens and closes each item independently', async () => {
  const { user } = show({ defaultOpen: ['a'] });
  expect(screen.getByRole('region', { name: 'Ransomware' }).textContent).toBe('Spreads from a depot');
  await user.click(button('Phishing'));
  expect(screen.getAllByRole('region')).toHaveLength(2);
  await user.click(button('Ransomware'));
  expect(button('Ransomware').getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Spreads from a depot')).toBeNull();
});

it('shows one at a time when it is set to', async () => {
  const { user } = show({ defaultOpen: ['a'], single: true });
  await user.click(button('Phishing'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('reports a change and leaves its state to the caller when it is controlled', async () => {
  const onOpenChange = vi.fn();
  const { user } = show({ open: [], onOpenChange });
  await user.click(button('Phishing'));
  expect(onOpenChange).toHaveBeenCalledWith(['b']);
  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps actions apart from opening', async () => {
  const { user } = show();
  await user.click(button('Delete'));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

it('has headings of the level it is given, and reads the summary out', () => {
  show({ headingLevel: 2 });
  expect(screen.getByRole('heading', { level: 2, name: 'Ransomware' })).toBeTruthy();
  expect(description(button('Ransomware'))).toBe('2 assets');
});
