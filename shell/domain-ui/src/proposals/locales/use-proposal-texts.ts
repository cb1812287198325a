import { useLazyTexts, useT, type LocaleLoaders } from '@parapet/sdk';
import type { ProposalText } from './en.ts';

export const proposalLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const NAMESPACE = 'proposals';

/** Texts of proposals; for components that are rendered once {@link useProposalTextsLoaded} is true. */
export function useProposalTexts() {
  return useT<ProposalText>(NAMESPACE);
}

/** True when the texts are there. */
export function useProposalTextsLoaded(): boolean {
  return useLazyTexts(NAMESPACE, proposalLocales);
}
