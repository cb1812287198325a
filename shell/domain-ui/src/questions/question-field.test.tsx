import type { GrcQuestion } from '@parapet/contracts';
import { Link } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { UiProvider, type KitTextKey } from '@parapet/ui';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { QuestionField, type Answer } from './question-field.tsx';

const kitText = (key: KitTextKey) => key;

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

const answered = vi.fn<(answer: Answer) => void>();

function Demo({ question, initial }: { question: GrcQuestion; initial: unknown }) {
  const [value, setValue] = useState(initial);
  const answer = (next: Answer) => {
    answered(next);
    setValue(next);
  };
  return <QuestionField question={question} value={value} onChange={answer} />;
}

async function show(question: GrcQuestion, initial?: unknown) {
  answered.mockClear();
  await renderWithSdk(<Demo question={question} initial={initial} />, {
    wrapper: Kit,
    locales: { [DOMAIN_NAMESPACE]: domainLocales },
  });
  return userEvent.setup();
}

it('a text question takes a text, with its placeholder, its help and a star', async () => {
  const user = await show({
    text: 'Who approves access?',
    type: 'text',
    required: true,
    placeholder: 'Name or role',
    help: 'Clause 6.1.2',
  });
  const box = screen.getByRole('textbox', { name: 'Who approves access?' });
  expect([box.getAttribute('placeholder'), box.getAttribute('aria-required')]).toEqual(['Name or role', 'true']);
  expect(screen.getByText('Clause 6.1.2')).toBeTruthy();
  expect(screen.getByText('*')).toBeTruthy();
  await user.type(box, 'Ada');
  expect(answered).toHaveBeenLastCalledWith('Ada');
});

it('a locked answer of the product is in the language of the reader', async () => {
  answered.mockClear();
  await renderWithSdk(
    <Demo question={{ text: 'Law', type: 'text', locked: true }} initial="Regulation (EU) 2016/679" />,
    { wrapper: Kit, locale: 'de', locales: { [DOMAIN_NAMESPACE]: domainLocales } },
  );
  expect(await screen.findByDisplayValue('Verordnung (EU) 2016/679')).toBeTruthy();
});

it('a choice offers its options and stores their values', async () => {
  const user = await show({
    text: 'Second factor?',
    type: 'select',
    options: [
      { value: 'all', label: 'Yes, for everyone' },
      { value: 'none', label: 'No' },
    ],
  });
  await user.click(screen.getByLabelText('Second factor?'));
  await user.click(await screen.findByRole('option', { name: 'No' }));
  expect(answered).toHaveBeenLastCalledWith('none');
});

it('a slider stores a whole number between the bounds and names its ends', async () => {
  await show({ text: 'How well?', type: 'slider', min: 1, max: 5, labels: { min: 'Never', max: 'Always' } }, 2);
  const slider = screen.getByRole('slider', { name: 'How well?' });
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
    '1',
    '5',
    '1',
  ]);
  expect(screen.getByText('1 Never')).toBeTruthy();
  expect(screen.getByText('5 Always')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '4' } });
  expect(answered).toHaveBeenLastCalledWith(4);
});

it('a slider without bounds goes from 1 to 10', async () => {
  await show({ text: 'How well?', type: 'slider' });
  const slider = screen.getByRole('slider');
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual([
    '1',
    '10',
    '–',
  ]);
});

it.each<[GrcQuestion, unknown, string]>([
  [{ text: 'Locked?', type: 'text', locked: true }, 'Always', 'Always'],
  [{ text: 'Locked?', type: 'select', locked: true, options: [{ value: 'a', label: 'Always' }] }, 'a', 'Always'],
  [{ text: 'Locked?', type: 'slider', locked: true }, 3, '3'],
])('a locked question is disabled, with its answer and the reason: %o', async (question, value, shown) => {
  await show(question, value);
  const field = screen.getByLabelText('Locked?');
  expect(field instanceof HTMLInputElement ? field.value : field.textContent).toBe(shown);
  expect(screen.getByLabelText('Locked?')).toHaveProperty('disabled', true);
  expect(screen.getByText('Locked by the template')).toBeTruthy();
});
