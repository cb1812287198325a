/** What cells of risks say in the four languages, as in an export "as shown" or in a register that people kept themselves. */
import { LANGUAGES, RISK_SEVERITIES, RISK_STATUSES } from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import { TEXTS } from '../../ai/assistant/texts/texts.ts';
import type { OrgDb } from '../../store/port.ts';
import { RISK_WORDS } from '../export/risk-words.ts';

/** Values as they are stored, by folded words. */
export type StoredValues = ReadonlyMap<string, string>;

/** A word with two meanings has none; the stored values mean themselves. */
function storedValues(
  values: readonly string[],
  languages: readonly Readonly<Partial<Record<string, string>>>[],
): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const words of languages) {
    for (const value of values) {
      const word = fold(words[value] ?? value);
      found.set(word, found.has(word) && found.get(word) !== value ? null : value);
    }
  }
  for (const value of values) found.set(fold(value), value);
  return new Map([...found].flatMap(([word, value]) => (value === null ? [] : [[word, value]])));
}

const ALL = LANGUAGES.map((language) => ({ ...RISK_WORDS[language], statuses: TEXTS[language].statuses }));
const SEVERITIES = storedValues(
  RISK_SEVERITIES,
  ALL.map(({ severities }) => severities),
);
const STATUSES = storedValues(
  RISK_STATUSES,
  ALL.map(({ statuses }) => statuses),
);
const CATEGORIES = storedValues(
  Object.keys(RISK_WORDS.en.categories),
  ALL.map(({ categories }) => categories),
);

/** By field. A category that the organization has under such a word stays its own. */
export async function riskWordsInFiles(db: OrgDb): Promise<ReadonlyMap<string, StoredValues>> {
  const words = ALL.flatMap(({ categories }) => Object.values(categories));
  const taken = await db.collection('risks').countBy(['category'], { category: { $in: words } });
  const own = new Set(taken.map(({ key }) => fold(String(key['category']))));
  const categories = new Map([...CATEGORIES].filter(([word]) => !own.has(word)));
  return new Map([
    ['severity', SEVERITIES],
    ['status', STATUSES],
    ['category', categories],
  ]);
}
