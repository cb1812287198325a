import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { OrganizationPage } from './organization-page.tsx';
import { ResourcesPage } from './resources-page.tsx';
import { SustainabilityPage } from './sustainability-page.tsx';

const url = '/organization';

it('shows the name, the domain and every member with their role', async () => {
  const { mocks } = await renderPage(<OrganizationPage />, { url });
  expect(screen.getAllByText('Loading...')).toHaveLength(2);
  const organization = await mocks.collection('organizations').findOne({});
  await screen.findByText(organization?.name ?? '');
  expect(screen.getByText(organization?.domain ?? '')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Members' })).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(await mocks.collection('members').count());
  expect(rows[0]?.textContent).toBe('grace.okafor@harbourmutual.exampleYouAdmin');
});

it('says that there are no members', async () => {
  const intercept = () => Response.json({ id: 'org_1', name: 'Acme', domain: 'acme.example', created_at: '2026-01-01T00:00:00Z', members: [] });
  await renderPage(<OrganizationPage />, { url, intercept });
  expect(await screen.findByText('No members found')).toBeTruthy();
});

it('says that loading failed', async () => {
  await renderPage(<OrganizationPage />, { url, fail: { getOrganization: 500 } });
  await screen.findByText('Failed to fetch organization');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('asks nothing for a role that may not see the organization', async () => {
  const { requests } = await renderPage(<OrganizationPage />, { url, role: 'risk_manager' });
  await screen.findByText('Your role (Risk manager) does not allow this.');
  expect(requests).toEqual([]);
});

it('says what resources and sustainability will be', async () => {
  const { unmount } = await renderPage(<ResourcesPage />, { url: '/resources' });
  await screen.findByRole('heading', { name: 'Resources' });
  expect(screen.getByText('Access helpful resources and documentation.')).toBeTruthy();
  expect(screen.getByText('Resources and documentation will be displayed here.')).toBeTruthy();
  unmount();
  await renderPage(<SustainabilityPage />, { url: '/sustainability' });
  await screen.findByRole('heading', { name: 'Sustainability' });
  expect(screen.getByText('Manage sustainability initiatives and ESG compliance.')).toBeTruthy();
  expect(screen.getByText('Sustainability management interface will be implemented here.')).toBeTruthy();
});
