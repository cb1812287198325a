import { renderWithSdk } from '@parapet/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeededText } from './use-seeded-text.ts';

function Texts({ of }: { of: readonly string[] }) {
  const seeded = useSeededText();
  return of.map((text) => <p key={text}>{seeded(text)}</p>);
}

const shown = () => screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);

it('shows seeded texts in the language of the reader, and in English until that is loaded', async () => {
  await renderWithSdk(<Texts of={['Privacy', 'In place and tested']} />, { locale: 'fr' });
  expect(shown()).toEqual(['Privacy', 'In place and tested']);
  await screen.findByText('Protection des données');
  expect(shown()).toEqual(['Protection des données', 'En place et testé']);
});

it('leaves what people wrote as it is', async () => {
  await renderWithSdk(<Texts of={['Privacy', 'Toys', 'constructor', 'Our {{plan}}']} />, { locale: 'es' });
  await screen.findByText('Privacidad');
  expect(shown()).toEqual(['Privacidad', 'Toys', 'constructor', 'Our {{plan}}']);
});
