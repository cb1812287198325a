/** Paths of the register, filtered to what a figure counts. */
import { RISK_STATUS_GROUPS, type RiskFlowStatus } from '@parapet/contracts';
import { routes } from '@parapet/sdk';

function filtered(filters: readonly (readonly [string, string])[]): string {
  return `${routes.riskRegister()}?${new URLSearchParams(filters.map(([name, value]) => [name, value]))}`;
}

const STATUSES = RISK_STATUS_GROUPS.map((group) => ['status', group] as const);

/** All risks, archived ones too. */
export const allRisks = () => filtered(STATUSES);
export const archivedRisks = () => filtered([['status', 'archived']]);
/** Risks whose score is critical, archived ones too: a score of 16 to 25 means that impact and probability are both at least 4. */
export const criticalRisks = () =>
  filtered([...['impact', 'likely'].flatMap((axis) => ['4', '5'].map((level) => [axis, level] as const)), ...STATUSES]);
/** Risks whose flow has one of these statuses. */
export const risksWithFlow = (...statuses: readonly RiskFlowStatus[]) =>
  filtered([...statuses.map((status) => ['flow', status] as const), ...STATUSES]);
/** All risks, those that changed last at the top. */
export const changedRisks = () => filtered([['sort', '-updated_at']]);
/** One risk beside the register. */
export const riskPath = (id: string) => filtered([['risk', id]]);
/** The same for an archived risk, which the register leaves out by default. */
export const archivedRiskPath = (id: string) =>
  filtered([
    ['status', 'archived'],
    ['risk', id],
  ]);
/** One task, opened on its page. */
export const taskPath = (id: string) => `${routes.plansTasks()}?${new URLSearchParams({ task: id })}`;
/** The plan of a risk with its actions. */
export const planPath = (riskId: string | null) =>
  `${routes.plansTasks()}?${new URLSearchParams([['tab', 'plans'], ...(riskId === null ? [] : [['plan_risk', riskId]])])}`;
