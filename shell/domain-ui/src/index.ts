/** @parapet/domain-ui: parts that know the domain and that more than one remote uses. The public entry; everything else is internal. */
export { useDomainTexts } from './locales/use-domain-texts.ts';
export type { DomainText } from './locales/en.ts';
export { RISK_CATEGORIES } from './risk/risk-categories.ts';
export { RiskFacts, type RiskFactsProps } from './risk/risk-facts.tsx';
export { useRiskColumns, type RiskColumn } from './risk/risk-columns.tsx';
export { useSeededText } from './seeded/use-seeded-text.ts';
export { RiskTitle, type RiskTitleProps } from './risk/risk-title.tsx';
export { useRiskFields } from './risk/use-risk-fields.tsx';
export { useScaleText } from './risk/use-scale-text.ts';
export { peopleQuery, personName, usePeople } from './people/use-people.ts';
export { useRiskStatusText } from './risk/use-risk-status-text.ts';
export { DraftNotice } from './saving/draft-notice.tsx';
