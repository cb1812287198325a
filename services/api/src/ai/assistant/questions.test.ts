import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@parapet/contracts';
import { words, wordsMatch } from '@parapet/contracts/rules';
import { readWithTitles, understand, type Understood } from './understand.ts';
import type { Parameters } from './catalog/parameters.ts';
import { askedOrganization, question, type AskedOrganization } from './testing/asked-organization.ts';
import { answerTo } from './built-in-assistant.ts';
import { COMPARED_QUESTIONS } from './testing/compared-questions.ts';
import { EVERYDAY_QUESTIONS } from './testing/everyday-questions.ts';
import { MANAGERS_QUESTIONS } from './testing/managers-questions.ts';
import { QUESTIONS, type Question } from './testing/questions.ts';

let organization: AskedOrganization;
beforeAll(async () => {
  organization = await askedOrganization();
});
afterAll(() => organization.api.close());

/** Records by name. */
function plain(parameters: Parameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, typeof value === 'object' ? value.name : value]),
  );
}

function isRight(found: Understood | null, [, intent, expected]: readonly [...Question, count?: number]): boolean {
  if (found?.intent !== intent) return false;
  const { text = '', ...parameters } = plain(found.parameters);
  const { text: wanted = '', ...others } = expected;
  const sameText = wordsMatch(words(text), words(wanted)) && (wanted !== '' || text === '');
  const names = Object.keys(parameters);
  return (
    sameText && names.length === Object.keys(others).length && names.every((name) => parameters[name] === others[name])
  );
}

type Asked = readonly [...Question, count?: number] | readonly [asked: string, intent: null];

/** The questions that are understood otherwise than expected, with what was found. */
async function wrongOf(questions: Readonly<Record<Language, readonly Asked[]>>): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    for (const one of questions[language]) {
      const asked = question(organization.ada, one[0], language);
      const reading = await readWithTitles(asked);
      const found = await understand(reading, asked);
      if (one[1] === null ? found !== null : !isRight(found, one))
        wrong.push(
          `${one[0]}\n   expected ${one[1]} ${JSON.stringify(one[2])}\n   found ${reading.language} ${found?.intent} ${JSON.stringify(plain(found?.parameters ?? {}))} (${reading.matches
            .slice(0, 3)
            .map(({ intent, likeness }) => `${intent} ${likeness.toFixed(2)}`)
            .join(', ')})`,
        );
    }
  }
  return wrong;
}

test('of 120 questions in four languages at least 110 are understood, with all that they say', async () => {
  const wrong = await wrongOf(QUESTIONS);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(10);
});

test('60 questions of risk managers are understood, and what has no answer gets none', async () => {
  expect(await wrongOf(MANAGERS_QUESTIONS)).toEqual([]);
});

test('the numbers in the answers to risk managers are those of the register', async () => {
  for (const language of LANGUAGES)
    for (const [asked, , , count] of MANAGERS_QUESTIONS[language]) {
      if (count === undefined) continue;
      const { content } = await answerTo(question(organization.ada, asked, language));
      expect(content.match(/\*\*(\d+) /)?.[1], asked).toBe(String(count));
    }
});

test('everyday questions are understood, and what has no answer gets none', async () => {
  expect(await wrongOf(EVERYDAY_QUESTIONS)).toEqual([]);
});

test('questions that compare are understood, and what has no answer gets none', async () => {
  expect(await wrongOf(COMPARED_QUESTIONS)).toEqual([]);
});

test('the numbers in the answers to questions that compare are those of the register', async () => {
  for (const language of LANGUAGES)
    for (const [asked, , , count] of COMPARED_QUESTIONS[language]) {
      if (count === undefined) continue;
      const { content } = await answerTo(question(organization.ada, asked, language));
      expect(content.match(/\*\*(\d+) /)?.[1], asked).toBe(String(count));
    }
});
