/** The categories and types of risks that the forms offer (section 2), and what they say about controls. */
import type { Topic } from './control.ts';

/** Those whose name is no topic of the catalog itself. */
export const CATEGORIES = ['security', 'technical', 'operational', 'financial', 'regulatory', 'strategic'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Compliance means the same as Regulatory. */
export const TOPICS_OF: Readonly<Record<Category, readonly Topic[]>> = {
  security: ['access', 'authentication', 'malware', 'vulnerability', 'encryption'],
  technical: ['vulnerability', 'configuration', 'change', 'backup'],
  operational: ['continuity', 'backup', 'change', 'incident'],
  financial: ['governance', 'personnel', 'monitoring'],
  regulatory: ['governance', 'privacy', 'monitoring'],
  strategic: ['governance', 'supplier', 'continuity'],
};
