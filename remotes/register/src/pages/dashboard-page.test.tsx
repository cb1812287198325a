import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const url = '/dashboard';

it('counts all risks and each severity, and links each to the register', async () => {
  const { mocks } = await renderPage(<DashboardPage />, { url });
  const count = await mocks.collection('risks').count();
  const critical = await mocks.collection('risks').count({ severity: 'critical' });
  const total = await screen.findByText(String(count));
  expect(total.closest('dl')?.textContent).toBe(`Total Risks${count}`);
  const link = screen.getByRole('link', { name: `Critical ${critical}` });
  expect(link.getAttribute('href')).toBe('/risk-register?severity=critical');
});

it('shows the five risks that changed last', async () => {
  await renderPage(<DashboardPage />, { url });
  const table = await screen.findByRole('table', { name: 'Risks' });
  const links = await within(table).findAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]?.getAttribute('href')).toMatch(/^\/risk-register\?risk=/);
});

it('welcomes a new organization with what to do first', async () => {
  await renderPage(<DashboardPage />, { url, seed: 'empty' });
  await screen.findByText('Welcome to Parapet');
  expect(screen.getByRole('link', { name: 'Add New Risk' }).getAttribute('href')).toBe('/add-risk');
});

it('says that loading failed and offers to try again', async () => {
  await renderPage(<DashboardPage />, { url, fail: { listRisks: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load dashboard data');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
