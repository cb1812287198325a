/** Signed-in people for the tour. They only look, so one of each kind is enough for all states that a worker shows. */
import { request, type BrowserContextOptions } from '@playwright/test';
import { arrive, newPerson } from '../people.ts';
import { recordRisks } from '../risks.ts';
import { SAMPLE_RISKS } from '../sample-risks.ts';
import { inGerman } from './german.ts';
import type { Language, Scene, Visitor } from './page-state.ts';

interface Arrived {
  storageState: Exclude<BrowserContextOptions['storageState'], undefined>;
  risks: readonly string[];
}

export type Visitors = (visitor: Visitor, language: Language) => Promise<Arrived>;

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

export function sayIn(language: Language): Scene['say'] {
  return language === 'de' ? inGerman : (english) => english;
}

async function signUp(baseURL: string, visitor: Visitor, language: Language): Promise<Arrived> {
  if (visitor === 'visitor') return { storageState: { cookies: [], origins: [] }, risks: [] };
  const caller = { request: await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL, 'accept-language': LOCALES[language] } }) };
  await arrive(caller, newPerson('Ada Lovelace'));
  const stored = await caller.request.patch('/api/me/preferences', { data: { theme: 'system', language } });
  if (!stored.ok()) throw new Error(await stored.text());
  const risks = visitor === 'member' ? await recordRisks(caller, SAMPLE_RISKS) : [];
  const storageState = await caller.request.storageState();
  await caller.request.dispose();
  return { storageState, risks };
}

/** Each signs up when they are first needed. */
export function createVisitors(baseURL: string): Visitors {
  const arrived = new Map<string, Promise<Arrived>>();
  return (visitor, language) => {
    const key = `${visitor} ${language}`;
    const found = arrived.get(key) ?? signUp(baseURL, visitor, language);
    arrived.set(key, found);
    return found;
  };
}
