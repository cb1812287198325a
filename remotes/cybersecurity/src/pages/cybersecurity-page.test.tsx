import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { CybersecurityPage } from './cybersecurity-page.tsx';

const url = '/cybersecurity';

it('has a tab for each kind of item and for the GRC templates, with their counts', async () => {
  const { requests } = await renderPage(<CybersecurityPage />, { url });
  await screen.findByRole('heading', { level: 1, name: 'Cybersecurity' });
  await waitFor(() => expect(screen.getByRole('tab', { name: /^GRC Templates \d+$/ })).toBeTruthy());
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))).toEqual([
    'Assets',
    'Properties',
    'Risk Scenarios',
    'GRC Templates',
  ]);
  expect(screen.getByRole('tab', { name: /^Assets/ }).getAttribute('aria-selected')).toBe('true');
  expect(requests.some((request) => request.includes('initialize-defaults'))).toBe(true);
});

it('keeps the tab in the URL, and drops the parameters of the previous tab', async () => {
  const { user, url: address } = await renderPage(<CybersecurityPage />, { url: `${url}?q=payroll&asset=1` });
  await user.click(await screen.findByRole('tab', { name: /^Properties/ }));
  expect(address()).toBe(`${url}?tab=properties`);
  await user.click(screen.getByRole('tab', { name: /^Assets/ }));
  expect(address()).toBe(url);
});

it('opens the templates of the tab that is shown', async () => {
  const { user, url: address } = await renderPage(<CybersecurityPage />, { url: `${url}?tab=properties` });
  await user.click(await screen.findByRole('button', { name: 'Manage Templates' }));
  await screen.findByRole('dialog', { name: 'Property Template Manager' });
  expect(address()).toBe(`${url}?tab=properties&templates=properties`);
});

it('shows a role without access to assets only the GRC templates', async () => {
  const { requests } = await renderPage(<CybersecurityPage />, { url, role: 'stakeholder' });
  await screen.findByText('ISO 27001 Risk Assessment');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))).toEqual([
    'GRC Templates',
  ]);
  expect(requests.filter((request) => /assets|properties|risk-scenarios/.test(request))).toEqual([]);
});
