/** Signed-in people for the tour. They only look, so one of each kind is enough for all states that a worker shows. */
import { request, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chatSeen } from '../common.ts';
import { recordAssessedThings, recordPlan } from '../flows.ts';
import { arrive, newPerson, type Caller } from '../people.ts';
import { watchProblems, type Problems } from '../problems.ts';
import { recordRisks } from '../risks.ts';
import { SAMPLE_RISKS } from '../sample-risks.ts';
import { inGerman } from './german.ts';
import type { Language, Scene, Visitor } from './page-state.ts';
import type { View } from './tour.ts';

interface Arrived {
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  risks: readonly string[];
}

export interface Visit extends Pick<Scene, 'say' | 'risks'> {
  /** An empty page of the visitor. It is reused for all states, which saves a new process and compiling the same code again. */
  page: Page;
  problems: Problems;
}

export type Visits = (visitor: Visitor, view: View) => Promise<Visit>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

async function recordRisksOf(visitor: Visitor, caller: Caller): Promise<readonly string[]> {
  if (visitor === 'member') return recordRisks(caller, SAMPLE_RISKS);
  if (visitor !== 'assessor') return [];
  const { riskId, assetId } = await recordAssessedThings(caller, 'Ransomware halts the warehouse');
  await recordPlan(
    caller,
    riskId,
    'Restore without the network',
    [{ title: 'Buy an offline copy', dueDate: '2030-01-31' }],
    [assetId],
  );
  return [riskId];
}

async function signUp(baseURL: string, visitor: Visitor, language: Language): Promise<Arrived> {
  if (visitor === 'visitor') return { storageState: { cookies: [], origins: [] }, risks: [] };
  const caller = { request: await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } }) };
  await arrive(caller, newPerson('Ada Lovelace'));
  const stored = await caller.request.patch('/api/me/preferences', { data: { theme: 'system', language } });
  if (!stored.ok()) throw new Error(await stored.text());
  const risks = await recordRisksOf(visitor, caller);
  const storageState = await caller.request.storageState();
  await caller.request.dispose();
  return { storageState, risks };
}

/**
 * Leaves the state that was shown, clears the session storage, opens a file of the same origin: another origin would take another process,
 * which compiles everything again. Then it removes the drafts that the state left behind.
 */
async function empty(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/favicon.svg');
    await page.evaluate(removeDrafts);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Runs in the page. */
function removeDrafts(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('parapet.draft.')) localStorage.removeItem(key);
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('parapet');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('The drafts are still there')));
  });
}

/** Calls a function once for each key. */
function once<T>(make: () => Promise<T>, made: Map<string, Promise<T>>, key: string): Promise<T> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** People sign up, and their browsers open, when they are first needed. */
export function createVisits(browser: Browser, baseURL: string): { visit: Visits; close: () => Promise<void> } {
  const people = new Map<string, Promise<Arrived>>();
  const visits = new Map<string, Promise<Visit>>();

  async function open(visitor: Visitor, { width, language }: View): Promise<Visit> {
    const { storageState, risks } = await once(
      () => signUp(baseURL, visitor, language),
      people,
      `${visitor} ${language}`,
    );
    const viewport = { width, height: 800 };
    const seen = { ...storageState, origins: [chatSeen(baseURL)] };
    const context = await browser.newContext({
      baseURL,
      storageState: seen,
      viewport,
      isMobile: width < 768,
      locale: LOCALES[language],
    });
    const page = await context.newPage();
    return { page, problems: watchProblems(context), risks, say: language === 'de' ? inGerman : (english) => english };
  }
  return {
    async visit(visitor, view) {
      const found = await once(() => open(visitor, view), visits, `${visitor} ${view.name}`);
      await empty(found.page);
      return found;
    },
    async close() {
      for (const { page } of await Promise.all(visits.values())) await page.context().close();
    },
  };
}
