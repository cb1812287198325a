/** @parapet/domain-ui: parts that know the domain and that more than one remote uses. The public entry; everything else is internal. */
export { arrowStep } from './matrix/arrow-step.ts';
export { levelLook, useCellLook } from './matrix/use-cell-look.ts';
export { useDomainTexts } from './locales/use-domain-texts.ts';
export { attributeLabel } from './items/attribute-label.ts';
export { itemName, itemPages, itemQuery, itemsQuery, MOST_IDS } from './items/item-queries.ts';
export {
  FLOW_STEPS,
  WIZARD_STEPS,
  isStepValid,
  nextStep,
  previousStep,
  storedStep,
  wizardStep,
  type WizardStep,
} from './risk/flow-steps.ts';
export { useRiskColumns, type RiskColumn } from './risk/risk-columns.tsx';
export { useSeededText } from './seeded/use-seeded-text.ts';
export { NamesCell } from './risk/names-cell.tsx';
export { useScaleLabels, useScaleText } from './risk/use-scale-text.ts';
export { peopleQuery, personName, usePeople } from './people/use-people.ts';
export { dayFromToday, ownDays, periodFilter, periodOf, startOfDay } from './lists/period-filter.ts';
export { useExport } from './bulk/use-export.ts';
export { PastedImport, useImport } from './import/open-import.tsx';
