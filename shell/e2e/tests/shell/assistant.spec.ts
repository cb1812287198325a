/** The Risk Assistant on every screen. */
import { answerByHand } from '../../src/answer-by-hand.ts';
import type { Page } from '@playwright/test';
import { arrive, signOut } from '../../src/people.ts';
import { openRegister, recordRisks, riskRow } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood in the cellar', severity: 'critical', impact_level: 5, probability: 5 },
  { title: 'Fire in the archive', severity: 'high', impact_level: 4, probability: 4 },
] as const;

const chat = (page: Page) => page.getByRole('dialog', { name: 'Risk Assistant' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open Risk Assistant' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Question' });
const quick = (page: Page) => chat(page).getByRole('group', { name: 'Quick actions' });

test.describe('at the first visit', () => {
  test.use({ hasSeenChat: false });

  test('it opens by itself once per browser, leaves the focus alone, and offers four quick actions until the first question', async ({
    page,
    ada,
  }) => {
    await arrive(page, ada);
    await page.goto('/dashboard');
    await expect(chat(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenChat'))).toBe('true');
    await expect(field(page)).not.toBeFocused();
    await expect(quick(page).getByRole('button')).toHaveText([
      'Analyze a risk scenario',
      'Suggest security controls',
      'Generate treatment plan',
      'Risk assessment tips',
    ]);
    await quick(page).getByRole('button', { name: 'Risk assessment tips' }).click();
    await expect(chat(page)).toContainText('Built-in assistant: no language model is connected');
    await expect(quick(page)).toBeHidden();
    await page.clock.install();
    await page.reload();
    await expect(opener(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(chat(page)).toBeHidden();
  });
});

test('by keyboard: asked about the risk that is open, a question is answered with links, and the conversation survives navigation and loading the page again, but not signing out', async ({
  page,
  ada,
  problems,
}) => {
  const [id] = await openRegister(page, ada, RISKS);
  await page.goto(`/risk-register?risk=${id}`);
  await expect(riskRow(page, 'Flood in the cellar')).toBeVisible();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(chat(page)).toContainText('This risk: Flood in the cellar');
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await expect(quick(page)).toBeVisible();
  const asked = page.waitForRequest('**/api/ai/chat');
  await field(page).fill('How does the score of this risk come about?');
  await page.keyboard.press('Enter');
  const sent: { about?: object; max_tokens: number; temperature: number } = (await asked).postDataJSON();
  expect(sent).toMatchObject({ about: { kind: 'risk' }, max_tokens: 500, temperature: 0.7 });
  await expect(chat(page).getByRole('region', { name: 'Conversation' })).toContainText('25');
  // The field waited, and has the focus again.
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  // Escape was for the assistant, not for the panel of the risk.
  await expect(page).toHaveURL(/risk=/);

  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await opener(page).click();
  await expect(chat(page)).toContainText('How does the score of this risk come about?');
  await expect(chat(page)).not.toContainText('This risk:');
  await field(page).press('ArrowUp');
  await expect(field(page)).toHaveValue('How does the score of this risk come about?');
  await field(page).fill('What are our top risks?');
  await field(page).press('Enter');
  await expect(
    chat(page)
      .getByRole('listitem')
      .getByRole('link', { name: /^Fire in the archive.*score/ }),
  ).toBeVisible();
  await chat(page).getByRole('link', { name: 'Fire in the archive' }).click();
  await expect(page).toHaveURL(/\/risk-register\?.*risk=/);
  await expect(chat(page)).toContainText('This risk: Fire in the archive');
  await chat(page).getByRole('button', { name: 'Do not ask about Fire in the archive' }).click();
  await expect(chat(page)).not.toContainText('This risk:');
  expect(problems.take()).toEqual([]);

  await page.reload();
  await opener(page).click();
  await expect(chat(page)).toContainText('What are our top risks?');
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toHaveCount(2);
  await field(page).fill('When is a risk critical?');
  await field(page).press('Enter');
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toHaveCount(3);
  await chat(page).getByRole('button', { name: 'Close Risk Assistant' }).click();
  await signOut(page, ada);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(opener(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('top risks');
});

test('Alt+A opens it from anywhere on a page, closes it, and gives the focus back; its buttons say so', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await expect(riskRow(page, 'Flood in the cellar')).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', 'Alt+A');
  await opener(page).hover();
  await expect(page.getByText('Open Risk Assistant (Alt+A)')).toBeVisible();
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Alt+a');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Alt+a');
  await expect(chat(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  // The letter alone is a letter.
  await page.keyboard.press('a');
  await expect(chat(page)).toBeHidden();
});

test('what goes wrong is said, and the question is kept', async ({ page, ada }) => {
  /** It stands in the conversation, and the up arrow brings it back to be reworded. */
  const isKept = async (question: string) => {
    await expect(chat(page).getByRole('region', { name: 'Conversation' })).toContainText(question);
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue(question);
  };
  await arrive(page, ada);
  await page.goto('/dashboard');
  await opener(page).click();
  await field(page).fill('x'.repeat(4001));
  await expect(chat(page).getByRole('alert')).toHaveText('A question takes at most 4,000 characters. Yours has 4,001.');
  // As much as somebody pastes is refused too, by both ways to send it, and nothing of it is cut off.
  const pasted = 'x'.repeat(10_000);
  await field(page).fill(pasted);
  await expect(chat(page).getByRole('alert')).toHaveText(
    'A question takes at most 4,000 characters. Yours has 10,000.',
  );
  await field(page).press('Enter');
  await expect(chat(page).getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await expect(field(page)).toHaveValue(pasted);
  await expect(quick(page)).toBeVisible();

  const busy = {
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    code: 'too_many_questions',
    detail: 'You have asked too many questions. Try again in 7 seconds.',
    request_id: 'r',
  };
  await page.route(
    '**/api/ai/chat',
    (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(busy) }),
    { times: 1 },
  );
  await field(page).fill('What is overdue?');
  await field(page).press('Enter');
  await expect(chat(page)).toContainText('Sorry, I encountered an error. Please try again later.');
  await expect(chat(page)).toContainText('Try again in 7 seconds.');
  await isKept('What is overdue?');
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect(chat(page)).not.toContainText('Sorry');

  const half = `event: delta\ndata: {"content":"The first half, "}\n\nevent: error\ndata: ${JSON.stringify({ ...busy, status: 502, code: 'model_broken_off', detail: 'The answer of the language model broke off.' })}\n\n`;
  await page.route('**/api/ai/chat', (route) => route.fulfill({ contentType: 'text/event-stream', body: half }), {
    times: 1,
  });
  await field(page).fill('Tell me more');
  await field(page).press('Enter');
  await expect(chat(page)).toContainText('The first half,');
  await expect(chat(page)).toContainText('The answer of the language model broke off.');
  await isKept('Tell me more');
  await field(page).fill('');

  await page.route('**/api/ai/chat', () => {}, { times: 1 });
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  const stop = chat(page).getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await expect(field(page)).toBeDisabled();
  await stop.press('Enter');
  await expect(chat(page)).toContainText('Stopped.');
  await expect(field(page)).toBeFocused();
  await expect(chat(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an answer is shown as it is written; a screen reader is told that there will be one, and then all of it once', async ({
  page,
  ada,
}) => {
  await page.addInitScript(answerByHand);
  await arrive(page, ada);
  await page.goto('/dashboard');
  await opener(page).click();
  const live = chat(page).getByRole('status');
  await live.evaluate((region) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await expect(chat(page).locator('[aria-live]')).toHaveCount(1);
  const answer = (detail: object) =>
    page.evaluate((said) => window.dispatchEvent(new CustomEvent('answer', { detail: said })), detail);
  await field(page).fill('How do we stand?');
  await field(page).press('Enter');
  await page.waitForFunction(() => Reflect.has(window, 'isAsked'));
  const log = chat(page).getByRole('region', { name: 'Conversation' });
  for (const [content, shown] of [
    ['You have **two', 'You have **two'],
    [' risks**', 'You have two risks'],
    [' that are critical.', 'You have two risks that are critical.'],
  ] as const) {
    await answer({ event: 'delta', content });
    await expect(log).toContainText(shown);
    await expect(live).toHaveText('Answering…');
  }
  await answer({ event: 'done', content: 'You have **two risks** that are critical.' });
  await expect(live).toHaveText('You have two risks that are critical.');
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    'Answering…',
    'You have two risks that are critical.',
  ]);
});

test('the button covers no bar, and no toast covers it', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  for (const { title } of RISKS) await riskRow(page, title).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Accepted' }).click();
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('Accepted');
  await toast.getByText('Accepted').hover();
  const box = async (name: 'button' | 'toast' | 'pager') => {
    const found = { button: opener(page), toast, pager: page.getByRole('navigation', { name: 'Pages', exact: true }) }[
      name
    ];
    return (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const overlap = async (one: 'button' | 'toast', other: 'button' | 'pager') => {
    const [a, b] = [await box(one), await box(other)];
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  for (const width of [1280, 700, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => overlap('button', 'pager')).toBe(false);
    await expect.poll(() => overlap('toast', 'button')).toBe(false);
    await expect.poll(() => overlap('toast', 'pager')).toBe(false);
  }
});

/** What can be clicked and lies under the button of the assistant. */
const covered = (page: Page) =>
  opener(page).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll('main button, main a[href], main input')]
      .filter((one) => one !== button && isUnder(one.getBoundingClientRect()) && one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });

test('what the button lies over can be scrolled out from under it, by keyboard too', async ({ page, ada }) => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...RISKS[0], title: `Flood in cellar ${at + 1}` }));
  await openRegister(page, ada, [RISKS[1], ...many]);
  await expect(opener(page)).toBeVisible();
  // The summary at the end of the filters.
  const filters = page.getByRole('search', { name: 'Filters' });
  const low = filters.getByRole('button', { name: /^Low/ });
  await low.focus();
  await expect.poll(() => covered(page)).toEqual([]);
  // The last row of the table.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(filters).toBeHidden();
  const last = page
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Actions/ });
  await last.focus();
  await expect.poll(() => covered(page)).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is a sheet over the whole page that keeps the focus, and a followed link closes it', async ({
    page,
    ada,
  }) => {
    await arrive(page, ada);
    await recordRisks(page, RISKS);
    await page.goto('/dashboard');
    await opener(page).tap();
    const box = await chat(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    await field(page).fill('What are our top risks?');
    await chat(page).getByRole('button', { name: 'Send' }).tap();
    const link = chat(page).getByRole('link', { name: 'Flood in the cellar' });
    await expect(link).toBeVisible();
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await chat(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    }
    await link.tap();
    await expect(chat(page)).toBeHidden();
    await expect(page).toHaveURL(/risk=/);
  });
});
