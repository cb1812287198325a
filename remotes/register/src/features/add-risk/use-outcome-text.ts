import { useTexts } from '../../locales/use-texts.ts';
import type { Wizard } from './use-wizard.ts';

/** What is created: the risk alone, or a risk flow too. */
export function useOutcomeText({ state, scenarios }: Wizard): string {
  const t = useTexts();
  return t(state.assets.length + scenarios.length === 0 ? 'wizard.creates-risk' : 'wizard.creates-flow');
}
