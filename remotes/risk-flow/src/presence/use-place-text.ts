import type { RiskFlow } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { useTexts } from '../locales/use-texts.ts';
import { useFieldNames } from '../session/use-field-names.ts';

/** Views of the flow, as presence names them. */
const VIEWS = { 'step/1': 'step.1', 'step/2': 'step.2', 'step/3': 'step.3', edit: 'flow.edit-view' } as const;
const isView = (place: string): place is keyof typeof VIEWS => Object.hasOwn(VIEWS, place);

/** Where somebody is in the flow, in words; '' for a place that this version does not know. */
export function usePlaceText(flow: Pick<RiskFlow, 'names'>): (place: string) => string {
  const t = useTexts();
  const fieldName = useFieldNames(flow);
  return (place) => {
    if (isView(place)) return t(VIEWS[place]);
    return place.startsWith('/') ? t('presence.at', { field: fieldName(pointerKeys(place)) }) : '';
  };
}
