import { recordDifferences } from '@parapet/contracts/rules';
import { Link } from '@parapet/sdk';
import { renderWithSdk } from '@parapet/sdk/testing';
import { UiProvider, type KitTextKey } from '@parapet/ui';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordDifferences } from '../history/record-differences.tsx';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { useRiskFields } from './use-risk-fields.tsx';

/** Texts of the kit read as their keys here. */
const kitText = (key: KitTextKey) => key;
const page = (...items: object[]) => ({ items, total: items.length, next_cursor: null });

async function show(before: object, after: object) {
  function History() {
    const fields = useRiskFields({ nameOf: () => '' });
    return <RecordDifferences differences={recordDifferences(before, after)} fields={fields} />;
  }
  await renderWithSdk(
    <UiProvider locale="en" t={kitText} colorScheme="light" linkComponent={Link}>
      <History />
    </UiProvider>,
    {
      locales: { [DOMAIN_NAMESPACE]: domainLocales },
      api: {
        'GET /api/assets': page({ id: 'a1', name: 'Mail server' }),
        'GET /api/risk-tables': page({ id: 't1', name: 'Suppliers' }),
        'GET /api/grc-templates/g1': { id: 'g1', name: 'Outsourcing' },
        'GET /api/grc-domains': page({ id: 'd1', name: 'Privacy' }, { id: 'd2', name: 'Safety' }),
      },
    },
  );
  return (name: string) => {
    const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
    return within(term?.parentElement ?? document.body).getByRole('definition').textContent;
  };
}

it('calls what a risk is linked to by its name', async () => {
  const of = await show(
    { asset_id: null, table_id: null, template_id: null, domain_id: 'd1' },
    { asset_id: 'a1', table_id: 't1', template_id: 'g1', domain_id: 'd2' },
  );
  await screen.findByText('Mail server');
  await screen.findByText('Outsourcing');
  expect(of('Asset')).toContain('Mail server');
  expect(of('Register')).toContain('Suppliers');
  expect(of('Template')).toContain('Outsourcing');
  expect(of('Domain')).toBe('Privacy→Safety');
});

it('says "Unknown" for what is gone', async () => {
  const of = await show({ domain_id: 'd1' }, { domain_id: 'd9' });
  await screen.findByText('Unknown');
  expect(of('Domain')).toBe('Privacy→Unknown');
});

it('names the status of a flow, of a new one too', async () => {
  const started = await show({ flow: null }, { flow: { id: 'f1', status: 'draft' } });
  expect(started('Risk Flow')).toContain('status.draft');
  expect(started('Risk Flow')).not.toContain('f1');
});

it('names the statuses that a flow had and has', async () => {
  const changed = await show({ flow: { id: 'f1', status: 'draft' } }, { flow: { id: 'f1', status: 'in-progress' } });
  expect(changed('Risk Flow')).toBe('status.draft→status.in-progress');
});
