import { AssetCreate, type Me } from '@parapet/contracts';
import { createMocks } from '@parapet/mocks';
import { Link, useOperation } from '@parapet/sdk';
import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { UiProvider, type KitLocale } from '@parapet/ui';
import { TextField, useSchemaForm } from '@parapet/ui/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { kitLocales } from './texts.ts';

const { name, status } = AssetCreate.properties;
/** Lets blank values through, so that the server refuses them. */
const Lenient = { properties: { name, status }, required: [] };

function Page() {
  const create = useOperation('createAsset');
  const form = useSchemaForm(Lenient, {
    initialValues: { name: '', status: '' },
    labels: { name: 'Name', status: 'Status' },
    onSubmit: (values) => create.mutateAsync({ body: { ...values, name: values.name ?? '', linked_properties: [] } }),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Status" {...form.field('status')} />
      <output>{form.formError}</output>
      <button type="submit">Save</button>
    </form>
  );
}

/** The form in a language, over the mocks. */
async function setUp(locale: KitLocale) {
  const mocks = await createMocks({ publicUrl: location.origin });
  const me: Me = await (await mocks.fetch(new Request(new URL('/api/me', location.origin)))).json();
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => mocks.fetch(new Request(input, init)));
  onTestFinished(async () => {
    fetch.mockRestore();
    await mocks.close();
  });
  const texts: Readonly<Record<string, unknown>> = await kitLocales[locale]();
  const say = (key: string, values: object = {}) =>
    Object.entries(values).reduce(
      (text, [field, value]) => text.replace(`{${field}}`, String(value)),
      String(texts[key]),
    );
  function Kit({ children }: { children: ReactNode }) {
    return (
      <UiProvider locale={locale} t={say} colorScheme="light" linkComponent={Link}>
        {children}
      </UiProvider>
    );
  }
  await renderWithSdk(<Page />, {
    session: { ...testSession, organizationId: me.organizationId, role: me.role },
    wrapper: Kit,
  });
  return userEvent.setup();
}

const messageOf = (label: string) => {
  const field = screen.getByRole('textbox', { name: label });
  return [
    field.getAttribute('aria-invalid'),
    document.getElementById((field.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '')?.textContent,
  ];
};

it.each<[KitLocale, string, string]>([
  ['en', 'Name is required', 'Status is required'],
  ['de', 'Name ist erforderlich', 'Status ist erforderlich'],
  ['fr', 'Name est obligatoire', 'Status est obligatoire'],
  ['es', 'Name es obligatorio', 'Status es obligatorio'],
])(
  'a value that the server finds missing is reported at its field in the language %s',
  async (locale, nameMessage, statusMessage) => {
    const user = await setUp(locale);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(nameMessage);
    expect([messageOf('Name'), messageOf('Status')]).toEqual([
      ['true', nameMessage],
      ['true', statusMessage],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  },
);
