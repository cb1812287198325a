import { screen, waitFor } from '@testing-library/react';
import { Link } from '@parapet/sdk';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { AddRiskPage } from './add-risk-page.tsx';

const url = '/add-risk';
const page = (
  <>
    <Link to="/dashboard">Leave</Link>
    <AddRiskPage />
  </>
);
const title = () => screen.findByRole('textbox', { name: /^Title/ });
const submit = () => screen.getByRole('button', { name: 'Add risk' });

describe('recording a risk', () => {
  it('asks who the person is, creates the risk and goes to the register', async () => {
    const { user, mocks, requests, notifications, url: now } = await renderPage(page, { url });
    await user.type(await title(), 'Ledger lost');
    await user.type(screen.getByLabelText('Description'), 'Only copy');
    await user.click(screen.getByLabelText('Severity'));
    await user.click(screen.getByRole('option', { name: 'High' }));
    await user.click(submit());
    await waitFor(() => expect(now()).toBe('/risk-register'));
    expect(requests).toEqual(['GET /api/me', 'POST /api/risks']);
    expect(await mocks.collection('risks').findOne({ title: 'Ledger lost' })).toMatchObject({ description: 'Only copy', severity: 'high', status: 'identified' });
    expect(notifications.map(({ text }) => text)).toEqual(['Risk “Ledger lost” was added.']);
  });

  it('leaves no draft on the device', async () => {
    const { user, url: now } = await renderPage(page, { url });
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('parapet.draft.'));
    await user.type(await title(), 'Ledger lost');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await user.click(submit());
    await waitFor(() => expect(now()).toBe('/risk-register'));
    expect(drafts()).toEqual([]);
  });

  it('starts from medium, 3 and 3, and shows the score as it changes', async () => {
    const { user } = await renderPage(page, { url });
    await title();
    expect(screen.getByText('3 (impact) × 3 (probability) = 9 of 25')).toBeTruthy();
    const [impact] = screen.getAllByRole('radio', { name: /Very High/ });
    if (impact) await user.click(impact);
    expect(screen.getByText('5 (impact) × 3 (probability) = 15 of 25')).toBeTruthy();
    expect(screen.getByTitle('Risk score 15 of 25, High')).toBeTruthy();
  });
});

describe('what is wrong', () => {
  it('says on the field that a title is required, and sends nothing', async () => {
    const { user, requests } = await renderPage(page, { url });
    const field = await title();
    await user.type(field, '   ');
    await user.click(submit());
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  it('puts what the server refuses on its field and keeps what was typed', async () => {
    const refusal = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalid_request', request_id: 'r1', errors: [{ path: '/description', message: 'must name a cause' }] };
    const intercept = (request: Request) => (request.method === 'POST' ? Response.json(refusal, { status: 400 }) : undefined);
    const { user } = await renderPage(page, { url, intercept });
    await user.type(await title(), 'Ledger lost');
    await user.click(submit());
    await screen.findByText('must name a cause');
    expect(screen.getByLabelText('Description').getAttribute('aria-invalid')).toBe('true');
    expect(await title()).toHaveProperty('value', 'Ledger lost');
  });

  it('keeps everything when the server fails, and says so', async () => {
    const { user, url: now } = await renderPage(page, { url, fail: { createRisk: 500 } });
    await user.type(await title(), 'Ledger lost');
    await user.click(submit());
    await screen.findByText('Failed to create risk. Please try again.');
    expect(await title()).toHaveProperty('value', 'Ledger lost');
    expect(now()).toBe(url);
  });

  it('tells somebody without an organization', async () => {
    const { user, mocks, requests } = await renderPage(page, { url });
    await mocks.signInAs('newcomer');
    await user.type(await title(), 'Ledger lost');
    await user.click(submit());
    await screen.findByText('No organization ID available');
    expect(requests).toEqual(['GET /api/me']);
  });
});

describe('leaving', () => {
  it('asks before typed text is lost, and stays when told to', async () => {
    const { user, confirmations, url: now } = await renderPage(page, { url, confirm: false });
    await user.type(await title(), 'Ledger');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(confirmations.map(({ title }) => title)).toEqual(['Leave without saving?']));
    expect(now()).toBe(url);
    expect(await title()).toHaveProperty('value', 'Ledger');
  });

  it('leaves when the person says so', async () => {
    const { user, url: now } = await renderPage(page, { url });
    await user.type(await title(), 'Ledger');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(now()).toBe('/dashboard'));
  });

  it('does not ask when nothing was typed', async () => {
    const { user, confirmations, url: now } = await renderPage(page, { url });
    await title();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(now()).toBe('/dashboard'));
    expect(confirmations).toEqual([]);
  });
});

describe('roles', () => {
  it('refuses a role that cannot create, and says why', async () => {
    await renderPage(page, { url, role: 'risk_owner' });
    await screen.findByText('Your role (Risk owner) does not allow this.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('puts the risk of a domain manager into one of their domains', async () => {
    const { user, mocks, url: now } = await renderPage(page, { url, role: 'grc_domain_manager' });
    await user.type(await title(), 'Ledger lost');
    await user.click(submit());
    await waitFor(() => expect(now()).toBe('/risk-register'));
    const risk = await mocks.collection('risks').findOne({ title: 'Ledger lost' });
    expect((await mocks.member())?.domains).toContain(risk?.domain_id);
  });
});
