/** The categories and types of risks in the forms (section 2), with the topics of their controls. */
import type { Topic } from './control.ts';

/** The categories whose name is not a topic itself. */
export const CATEGORIES = ['security', 'technical', 'operational', 'financial', 'regulatory', 'strategic'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Compliance is a synonym of Regulatory. */
export const TOPICS_OF: Readonly<Record<Category, readonly Topic[]>> = {
  security: ['access', 'authentication', 'malware', 'vulnerability', 'encryption'],
  technical: ['vulnerability', 'configuration', 'change', 'backup'],
  operational: ['continuity', 'backup', 'change', 'incident'],
  financial: ['governance', 'personnel', 'monitoring'],
  regulatory: ['governance', 'privacy', 'monitoring'],
  strategic: ['governance', 'supplier', 'continuity'],
};
