import { RISK_FLOW_STATUSES, RISK_SEVERITIES, RISK_STATUSES, type GrcQuestion, type GrcStep } from '@parapet/contracts';
import { answerKey, entryOf, isMap, pointerKeys, pointerSegment } from '@parapet/contracts/rules';
import { useFormat, type TextName } from '@parapet/sdk';
import { ScoreBadge, SeverityBadge, StatusBadge } from '@parapet/ui';
import type { ReactNode } from 'react';
import type { FieldReader } from '../history/record-differences.tsx';
import type { ItemFormKind } from '../items/item-form-kinds.ts';
import type { DomainText } from '../locales/en.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import { DomainName, ItemNames, PersonName, RegisterName, TemplateName } from './linked-names.tsx';
import { useScaleText } from './use-scale-text.ts';

const LABELS: Readonly<Record<string, TextName<DomainText>>> = {
  title: 'field.title',
  description: 'field.description',
  category: 'field.category',
  severity: 'field.severity',
  status: 'field.status',
  impact_level: 'field.impact',
  probability: 'field.probability',
  risk_score: 'field.score',
  owner_id: 'field.owner',
  reviewer_id: 'field.reviewer',
  asset_id: 'field.asset',
  domain_id: 'field.domain',
  table_id: 'field.register',
  template_id: 'field.template',
  template_answers: 'field.answers',
  selected_assets: 'field.assets',
  selected_scenarios: 'field.scenarios',
  custom_questions: 'field.questions',
  archived_at: 'field.archived',
  flow: 'field.flow',
  'flow/status': 'field.flow',
};

interface RiskFieldsOptions {
  /** Name of a member by id, see {@link usePeople}. */
  nameOf: (id: string) => string;
  /** Steps of the risk's template, whose questions name the answers; an answer without a question shows its key. */
  steps?: readonly Pick<GrcStep, 'id' | 'questions'>[];
  /** Names of linked assets and scenarios by id, as the risk has them; others are read. */
  names?: Readonly<Record<string, string>>;
}

const ANSWERS = '/template_answers/';
/** Lists of ids whose names are shown; other lists are counted. */
const LISTS: Readonly<Record<string, ItemFormKind>> = {
  '/selected_assets': 'assets',
  '/selected_scenarios': 'scenarios',
};

/** How the fields of a risk read in a history or a conflict. */
export function useRiskFields({ nameOf, steps = [], names = {} }: RiskFieldsOptions): FieldReader {
  const t = useDomainTexts();
  const format = useFormat();
  const scaleText = useScaleText();
  const seeded = useSeededText();
  const questions = new Map(
    steps.flatMap((step) =>
      step.questions.map((question, index) => [
        `${ANSWERS}${pointerSegment(answerKey(step.id, question, index))}`,
        question,
      ]),
    ),
  );
  return {
    label(path) {
      if (path.startsWith(ANSWERS)) return seeded(questions.get(path)?.text ?? pointerKeys(path)[1] ?? '');
      const key = LABELS[path.slice(1)];
      return key === undefined ? path.slice(1) : t(key);
    },
    value(path, value): ReactNode {
      if (isEmpty(value)) return t('value.empty');
      if (Array.isArray(value)) {
        const kind = LISTS[path];
        return kind === undefined ? (
          format.number(value.length)
        ) : (
          <ItemNames kind={kind} ids={value.map(String)} known={names} />
        );
      }
      switch (path) {
        case '/category':
          return <bdi>{seeded(String(value))}</bdi>;
        case '/severity':
          return wrap(RISK_SEVERITIES, value, (severity) => <SeverityBadge severity={severity} />);
        case '/status':
          return wrap(RISK_STATUSES, value, (status) => <StatusBadge status={status} />);
        case '/flow':
        case '/flow/status':
          return wrap(RISK_FLOW_STATUSES, statusOf(value), (status) => <StatusBadge status={status} />);
        case '/asset_id':
          return <ItemNames kind="assets" ids={[String(value)]} known={names} />;
        case '/table_id':
          return <RegisterName id={String(value)} />;
        case '/domain_id':
          return <DomainName id={String(value)} />;
        case '/template_id':
          return <TemplateName id={String(value)} />;
        case '/risk_score':
          return typeof value === 'number' ? <ScoreBadge score={value} named={false} /> : String(value);
        case '/impact_level':
          return typeof value === 'number' ? scaleText(value, 'impact') : String(value);
        case '/probability':
          return typeof value === 'number' ? scaleText(value, 'probability') : String(value);
        case '/owner_id':
        case '/reviewer_id':
          return <PersonName id={String(value)} nameOf={nameOf} />;
        case '/archived_at':
          return format.dateTime(String(value));
        default:
          return typeof value === 'object' ? (
            JSON.stringify(value)
          ) : (
            <bdi>{path.startsWith(ANSWERS) ? seeded(answerText(questions.get(path), value)) : String(value)}</bdi>
          );
      }
    },
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** That of a flow, or a status that stands alone. */
const statusOf = (value: unknown) => (isMap(value) ? entryOf(value, 'status') : value);

/** The label of a chosen option; any other answer as it is. */
function answerText(question: GrcQuestion | undefined, value: unknown): string {
  return question?.options?.find((option) => option.value === value)?.label ?? String(value);
}

/** Shows a known value; one that is unknown, e.g. from an older version, appears as its text. */
function wrap<T extends string>(known: readonly T[], value: unknown, show: (value: T) => ReactNode): ReactNode {
  const found = known.find((one) => one === value);
  return found === undefined ? String(value) : show(found);
}
