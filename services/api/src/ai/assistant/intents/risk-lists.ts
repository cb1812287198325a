/** Questions about many risks. */
import { LEVELS } from '@parapet/contracts';
import { scoreBucket, scoresIn } from '@parapet/contracts/rules';
import type { Intent, Parameters, Question } from '../intent.ts';
import { countLine, listed, pathTo, riskFilter, riskLink, SHOWN } from '../records.ts';
import { bullets, paragraphs } from '../wording.ts';

const FILTERS: readonly (keyof Parameters)[] = [
  'level',
  'severity',
  'status',
  'owner',
  'category',
  'domain',
  'asset',
  'due',
  'changed',
  'text',
];

export function riskLine(
  {
    id,
    title,
    risk_score,
    status,
  }: { id: string; title: string; risk_score: number; status: keyof Question['texts']['statuses'] },
  { texts }: Question,
): string {
  return texts.risk(riskLink(id, title), risk_score, texts.levels[scoreBucket(risk_score)], texts.statuses[status]);
}

async function list(question: Question, limit: number): Promise<string> {
  const { query, link, said } = riskFilter(question);
  const { items, total } = await question.ask('listRisks', {
    query: { organization_id: question.organizationId, ...query, sort: '-risk_score', limit },
  });
  const lines = limit === 1 ? [] : items.map((risk) => riskLine(risk, question));
  return listed(question, countLine(question, 'risks', total, said, link), lines, total);
}

/** The counts of each level and the words for them, worst first. */
export async function levelCounts(question: Question): Promise<{ total: number; lines: string[] }> {
  const { texts, ask, organizationId } = question;
  const { total, levels } = await ask('getRiskSummary', {
    query: { organization_id: organizationId, archived: 'exclude' },
  });
  const lines = LEVELS.toReversed().map(
    (level) => `[${texts.levels[level]}: ${levels[level]}](${pathTo('/risk-register', { level })})`,
  );
  return { total, lines };
}

async function distribution(question: Question): Promise<string> {
  const { texts, ask, organizationId } = question;
  const [{ total, lines }, { status }] = await Promise.all([
    levelCounts(question),
    ask('getRiskFacets', { query: { organization_id: organizationId } }),
  ]);
  const statuses = status
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      const group = (['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'] as const).find(
        (one) => one === value,
      );
      return group === undefined
        ? ''
        : `[${texts.statuses[group]}: ${count}](${pathTo('/risk-register', { status: value })})`;
    });
  const head = countLine(question, 'risks', total, [texts.notArchived], '/risk-register');
  return paragraphs(
    head,
    texts.distribution.byScore,
    bullets(lines),
    texts.distribution.byStatus,
    bullets(statuses.filter((line) => line !== '')),
  );
}

async function categories({ ask, organizationId, texts }: Question): Promise<string> {
  const { category } = await ask('getRiskFacets', { query: { organization_id: organizationId, archived: 'exclude' } });
  const used = category
    .filter(({ value }) => value !== '')
    .map(({ value, count }) => `[${value}: ${count}](${pathTo('/risk-register', { category: value })})`);
  return used.length === 0 ? texts.lists.noneThere : paragraphs(texts.lists.categories, bullets(used));
}

function levels({ texts }: Question): string {
  const lines = LEVELS.toReversed().map((one) => {
    const scores = scoresIn([one]);
    return texts.level(texts.levels[one], scores[0] ?? 0, scores.at(-1) ?? 0);
  });
  return paragraphs(bullets(lines), texts.levelOfScenario);
}

export const riskListIntents = {
  'risks-count': {
    takes: FILTERS,
    answer: (question) => list(question, 1),
    next: ['risks-list', 'risks-distribution', 'risks-top'],
  },
  'risks-list': {
    takes: FILTERS,
    answer: (question) => list(question, SHOWN),
    next: ['risks-top', 'work-overdue', 'risks-distribution'],
  },
  'risks-top': {
    takes: [],
    answer: (question) => list({ ...question, parameters: {} }, SHOWN),
    next: ['priorities', 'work-overdue', 'scoring'],
  },
  'risks-distribution': { takes: [], answer: distribution, next: ['risks-top', 'levels', 'categories-list'] },
  'categories-list': { takes: [], answer: categories, next: ['risks-distribution', 'domains-list', 'risks-top'] },
  levels: { takes: [], answer: levels, next: ['scoring', 'risks-distribution', 'howto-matrix'] },
} satisfies Record<string, Intent>;
