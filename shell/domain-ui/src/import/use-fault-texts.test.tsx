import { renderWithSdk } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { importLocales } from './locales/use-import-texts.ts';
import { useFaultTexts } from './use-fault-texts.ts';

const error = { path: '/table_id', keyword: 'rule', params: {}, message: 'is a register template, not a register' };

it.each([
  ['en', 'is a register template, not a register'],
  ['de', 'Dieser Wert ist hier nicht zulässig'],
  ['fr', 'Cette valeur n’est pas acceptée ici'],
  ['es', 'Este valor no se admite aquí'],
] as const)('in %s a fault that no keyword explains reads: %s', async (locale, text) => {
  let reason: string | undefined;
  function Page() {
    reason = useFaultTexts([]).reason(error);
    return null;
  }
  await renderWithSdk(<Page />, { locale, locales: { import: importLocales } });
  expect(reason).toBe(text);
});
