/** The assistant that needs no language model, and what every assistant is asked and gives. */
export { BUILT_IN_MODEL, builtInAssistant } from './built-in-assistant.ts';
export type { Analysis, Assistant, ControlDraft, PlanDraft } from './answers.ts';
export { MOST_FACTS, OPEN_PLANS, OPEN_RISKS, OPEN_TASKS, severityCounts, type OrganizationFacts, type OverdueActions, type PlanActionFact, type TaskFact } from './facts.ts';
export { overdueActions } from './overdue-actions.ts';
export { NOTICE } from './notice.ts';
