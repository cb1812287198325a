/** Questions about assets, properties, scenarios and templates. */
import type { Intent, Question } from '../intent.ts';
import { assetLevel, countLine, link, listed, pathTo, SHOWN } from '../records.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const CYBERSECURITY = '/cybersecurity';

async function assets(question: Question, shown: number): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { level, text },
  } = question;
  const { items, total } = await ask('listAssets', {
    query: {
      organization_id: organizationId,
      ...(level && { risk_level: [assetLevel(level)] }),
      ...(text !== undefined && { q: text }),
      sort: '-risk_level',
      limit: SHOWN,
    },
  });
  const said = [
    ...(level ? [texts.filter.assetLevel(texts.levels[level])] : []),
    ...(text === undefined ? [] : [texts.filter.text(quoted(text))]),
  ];
  const lines = items
    .slice(0, shown)
    .map(
      ({ id, name, type }) =>
        `${link(name, pathTo(CYBERSECURITY, { asset: id }))}${type === '' ? '' : `: ${quoted(type)}`}`,
    );
  return listed(
    question,
    countLine(question, 'assets', total, said, pathTo(CYBERSECURITY, { q: text })),
    lines,
    shown === 0 ? 0 : total,
  );
}

async function asset({ ask, texts, parameters }: Question): Promise<string> {
  const {
    id,
    name,
    type,
    status,
    risk_level,
    risk_count = 0,
    description,
    names = {},
  } = await ask('getAsset', { params: { id: parameters.asset?.id ?? '' } });
  const facts = texts.ofAsset(
    quoted(type) || '–',
    risk_level === null
      ? '–'
      : texts.levels[({ Low: 'low', Medium: 'medium', High: 'high', Critical: 'critical' } as const)[risk_level]],
    quoted(status) || '–',
    risk_count,
    pathTo('/risk-register', { asset: id }),
  );
  return paragraphs(
    `**${link(name, pathTo(CYBERSECURITY, { asset: id }))}**`,
    facts,
    description === '' ? '' : quoted(description, 300),
    bullets(Object.values(names).map((one) => quoted(one))),
  );
}

async function properties(question: Question): Promise<string> {
  const { items, total } = await question.ask('listProperties', {
    query: { organization_id: question.organizationId, sort: 'name', limit: SHOWN },
  });
  const path = pathTo(CYBERSECURITY, { tab: 'properties' });
  return listed(
    question,
    countLine(question, 'properties', total, [], path),
    items.map(({ id, name }) => link(name, pathTo(CYBERSECURITY, { tab: 'properties', property: id }))),
    total,
  );
}

async function scenarios(question: Question): Promise<string> {
  const {
    ask,
    organizationId,
    texts,
    parameters: { text },
  } = question;
  const { items, total } = await ask('listRiskScenarios', {
    query: { organization_id: organizationId, ...(text !== undefined && { q: text }), limit: SHOWN },
  });
  const path = pathTo(CYBERSECURITY, { tab: 'scenarios', q: text });
  return listed(
    question,
    countLine(question, 'scenarios', total, text === undefined ? [] : [texts.filter.text(quoted(text))], path),
    items.map(({ id, title }) => link(title, pathTo(CYBERSECURITY, { tab: 'scenarios', scenario: id }))),
    total,
  );
}

const NAMED = 20;

async function templates({ ask, organizationId, texts }: Question): Promise<string> {
  const { items } = await ask('listGrcTemplates', {
    query: { organization_id: organizationId, sort: 'name', limit: NAMED },
  });
  return items.length === 0
    ? texts.lists.noneThere
    : paragraphs(
        texts.lists.templates,
        bullets(
          items.map(
            ({ id, name, framework }) =>
              `${link(name, `/grc/templates/${id}/view`)}${framework === '' || framework === name ? '' : `: ${quoted(framework)}`}`,
          ),
        ),
      );
}

async function domains({ ask, texts }: Question): Promise<string> {
  const { items } = await ask('listGrcDomains', { query: { limit: NAMED } });
  return items.length === 0
    ? texts.lists.noneThere
    : paragraphs(texts.lists.domains, bullets(items.map(({ name }) => quoted(name))));
}

async function registers({ ask, texts }: Question): Promise<string> {
  const { items } = await ask('listRiskTables', { query: { limit: NAMED } });
  const own = items.filter(({ is_template }) => !is_template);
  return own.length === 0
    ? texts.lists.noneThere
    : paragraphs(
        texts.lists.registers,
        bullets(own.map(({ id, name }) => link(name, pathTo('/risk-register', { register: id })))),
      );
}

export const inventoryIntents = {
  'assets-count': {
    takes: ['level', 'text'],
    answer: (question) => assets(question, 0),
    next: ['assets-list', 'properties-count', 'scenarios-count'],
  },
  'assets-list': {
    takes: ['level', 'text'],
    answer: (question) => assets(question, SHOWN),
    next: ['assets-count', 'scenarios-count', 'risks-top'],
  },
  'asset-show': {
    takes: ['asset'],
    needs: 'asset',
    answer: asset,
    next: ['assets-list', 'risks-top', 'howto-template'],
  },
  'properties-count': { takes: [], answer: properties, next: ['assets-count', 'scenarios-count', 'howto-template'] },
  'scenarios-count': { takes: ['text'], answer: scenarios, next: ['assets-count', 'properties-count', 'levels'] },
  'templates-list': { takes: [], answer: templates, next: ['howto-template', 'domains-list', 'howto-add-risk'] },
  'domains-list': { takes: [], answer: domains, next: ['templates-list', 'categories-list', 'registers-list'] },
  'registers-list': { takes: [], answer: registers, next: ['risks-distribution', 'domains-list', 'risks-top'] },
} satisfies Record<string, Intent>;
