import type { TemplateField } from '@parapet/contracts';
import { Link } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { UiProvider, type KitTextKey } from '@parapet/ui';
import { templateSchema, useSchemaForm } from '@parapet/ui/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { TemplateFields } from './template-fields.tsx';

const kitText = (key: KitTextKey) => key;

function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      {children}
    </UiProvider>
  );
}

const field = (name: string, type: TemplateField['type'], more: Partial<TemplateField> = {}): TemplateField => ({
  id: name,
  name,
  label: name.toUpperCase(),
  type,
  required: false,
  order: 0,
  ...more,
});
const FIELDS = [
  field('depot', 'text', { required: true, placeholder: 'Where' }),
  field('notes', 'textarea'),
  field('backup', 'select', { options: ['Daily', 'Weekly'] }),
  field('crew', 'number'),
  field('insured', 'checkbox'),
];

const sent = vi.fn<(values: object) => void>();

function Demo() {
  const [schema] = useState(() => templateSchema(FIELDS));
  const form = useSchemaForm(schema, {
    initialValues: { depot: '', notes: '', backup: '', crew: null, insured: false },
    onSubmit: (values) => sent(values),
  });
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <TemplateFields fields={FIELDS} form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

it('every type of field takes its value, and required ones must be filled', async () => {
  await renderWithSdk(<Demo />, { wrapper: Kit, locales: { [DOMAIN_NAMESPACE]: domainLocales } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
  const depot = screen.getByRole('textbox', { name: 'DEPOT' });
  expect([
    depot.getAttribute('aria-required'),
    depot.getAttribute('aria-invalid'),
    depot.getAttribute('placeholder'),
  ]).toEqual(['true', 'true', 'Where']);
  await user.type(depot, 'Bremen');
  await user.type(screen.getByRole('textbox', { name: 'NOTES' }), 'Two gates');
  await user.click(screen.getByLabelText('BACKUP'));
  await user.click(await screen.findByRole('option', { name: 'Weekly' }));
  await user.type(screen.getByLabelText('CREW'), '12');
  await user.click(screen.getByRole('checkbox', { name: 'INSURED' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({ depot: 'Bremen', notes: 'Two gates', backup: 'Weekly', crew: 12, insured: true });
});
