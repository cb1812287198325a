import { stubLayout } from '@parapet/build/stub-layout';
import { createMocks, type Mocks } from '@parapet/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

stubLayout();

const TITLE = 'Ransomware encrypts the claims file servers';
const OTHER = 'A second ransomware';

/** The matrix with one risk of impact 5, probability 4, and another of 2, 2. */
async function show(options: { role?: 'auditor'; fail?: { addRiskNote: number }; mocks?: Mocks } = {}) {
  const mocks = options.mocks ?? (await createMocks());
  const risks = mocks.collection('risks');
  const risk = await risks.findOne({ title: TITLE });
  if (risk === null) throw new Error('The sample has that risk');
  const answers = { s_impact_level: 5, s_backup: 'Nightly' };
  await risks.updateOne(
    { _id: risk._id },
    {
      $set: {
        impact_level: 5,
        probability: 4,
        risk_score: 20,
        template_answers: answers,
        status: 'open',
        category: 'Ours',
      },
    },
  );
  const [other] = await risks.find({ severity: 'low', status: { $ne: 'archived' } });
  if (other === undefined) throw new Error('The sample has a low risk');
  await risks.updateOne(
    { _id: other._id },
    {
      $set: {
        title: OTHER,
        impact_level: 2,
        probability: 2,
        risk_score: 4,
        template_answers: {},
        status: 'open',
        category: 'Ours',
      },
    },
  );
  const page = await renderPage(<RiskRegisterPage />, {
    ...options,
    mocks,
    url: '/risk-register?view=matrix&category=Ours',
  });
  const chip = (title: string) => screen.findByRole('button', { name: title });
  const stored = (title: string) => risks.findOne({ title });
  const notes = async () =>
    (await mocks.collection('risk_notes').find({})).filter(({ note }) => note.includes('Gateway'));
  return { ...page, mocks, chip, stored, notes, id: risk._id };
}

const form = (name: string) => screen.findByRole('dialog', { name });
const scale = (dialog: HTMLElement, name: string, level: string) =>
  within(within(dialog).getByRole('radiogroup', { name })).getByRole('radio', { name: level });

/** Opens the form for a risk as a finger does. */
const tap = (chip: HTMLElement) => fireEvent(chip, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));

it('moves selected risks together, with their answers, keeps the reason on each, and Undo brings all back', async () => {
  const { user, chip, stored, notes, notifications } = await show();
  (await chip(TITLE)).focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect((await chip(TITLE)).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Control>}');
  await user.click(await chip(OTHER));
  await user.keyboard('{/Control}');
  await screen.findByText('2 risks selected');
  await user.click(screen.getByRole('button', { name: 'Move to…' }));
  const dialog = await form('2 risks');
  expect(within(dialog).getByRole('button', { name: 'Save move' }).ariaDisabled).toBe('true');
  await user.click(scale(dialog, 'Impact', 'Medium'));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'Gateway since May{Enter}');
  await waitFor(async () =>
    expect(await stored(TITLE)).toMatchObject({ impact_level: 3, probability: 4, risk_score: 12 }),
  );
  await waitFor(async () =>
    expect(await stored(OTHER)).toMatchObject({ impact_level: 3, probability: 2, risk_score: 6 }),
  );
  expect((await stored(TITLE))?.template_answers).toEqual({ s_impact_level: 3, s_backup: 'Nightly' });
  await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual(['2 risks moved']));
  expect((await notes()).map(({ note }) => note).toSorted()).toEqual([
    'Impact 2 → 3, probability 2 → 2: Gateway since May',
    'Impact 5 → 3, probability 4 → 4: Gateway since May',
  ]);
  expect(screen.queryByText(/selected/)).toBeNull();
  notifications[0]?.undo?.();
  await waitFor(async () =>
    expect(await stored(TITLE)).toMatchObject({ impact_level: 5, template_answers: { s_impact_level: 5 } }),
  );
  await waitFor(async () => expect(await stored(OTHER)).toMatchObject({ impact_level: 2 }));
});

it('saves over a newer version that left the scores alone, and asks when somebody else has moved the risk', async () => {
  const { user, chip, stored, mocks, id } = await show();
  const colleague = async (body: object) => {
    const answer = await mocks.fetch(
      new Request(`${location.origin}/api/risks/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: location.origin },
        body: JSON.stringify(body),
      }),
    );
    expect(answer.status).toBe(200);
  };
  tap(await chip(TITLE));
  let dialog = await form(TITLE);
  await colleague({ description: 'Theirs' });
  await user.click(scale(dialog, 'Impact', 'Low'));
  await user.click(within(dialog).getByRole('button', { name: 'Save move' }));
  await waitFor(async () => expect(await stored(TITLE)).toMatchObject({ impact_level: 2, description: 'Theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  tap(await chip(TITLE));
  dialog = await form(TITLE);
  await colleague({ probability: 1 });
  await user.click(scale(dialog, 'Impact', 'High'));
  await user.click(within(dialog).getByRole('button', { name: 'Save move' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('to impact 2, probability 1');
  expect(await stored(TITLE)).toMatchObject({ impact_level: 2, probability: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await stored(TITLE)).toMatchObject({ impact_level: 4, probability: 1 }));
});

it('keeps the reason when only that could not be saved, and does not move again', async () => {
  const { user, chip, stored, notifications } = await show({ fail: { addRiskNote: 500 } });
  tap(await chip(TITLE));
  const dialog = await form(TITLE);
  await user.click(scale(dialog, 'Impact', 'Low'));
  const reason = within(dialog).getByRole('textbox');
  await user.type(reason, 'Gateway');
  await user.click(within(dialog).getByRole('button', { name: 'Save move' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('the reason could not be saved');
  expect(reason).toHaveProperty('value', 'Gateway');
  const { version } = (await stored(TITLE)) ?? {};
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await within(dialog).findByRole('alert');
  expect((await stored(TITLE))?.version).toBe(version);
  await user.clear(reason);
  await user.click(within(dialog).getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(notifications.map(({ text }) => text)).toEqual([`“${TITLE}” moved: score 20 → 8`]));
});

it('does not let those move risks who may only read, and says why', async () => {
  const { user, chip, url } = await show({ role: 'auditor' });
  const found = await chip(TITLE);
  expect(found.getAttribute('data-fixed')).toBe('true');
  expect(screen.getByText(/Risks cannot be moved here/).textContent).toContain(
    'Your role (Auditor) does not allow this.',
  );
  tap(found);
  await waitFor(() => expect(url()).toContain('risk='));
  await user.keyboard('{Escape}');
});
