import { RISK_FLOW_STATUSES, RISK_STATUSES } from '@parapet/contracts';
import {
  canArchiveRisk,
  canChangePlanOf,
  canCompleteFlow,
  canCompletePlan,
  canDeletePlanOf,
  canEditFlow,
  canMarkComplete,
  canSetFlowStatus,
  canSetPlanStatus,
  canSetRiskStatus,
  canUnarchiveRisk,
  FLOW_WITHOUT_ASSETS,
  LEAVING_REFUSALS,
  PLAN_EXISTS,
  PLAN_INCOMPLETE,
  PROBLEM_CODES,
  type Decision,
} from '@parapet/contracts/rules';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { describe, expect, it } from 'vitest';
import { problemTextLoaders } from './problem-texts.ts';

const PLAN_STATUSES = ['draft', 'completed'] as const;
const NO_PLAN = { title: '', description: '', assignedTo: '' };

/** What every rule says about every state that a record can be in. */
function reasons(): Set<string> {
  const flows = RISK_FLOW_STATUSES.map((status) => ({ status, selected_assets: [] }));
  const plans = PLAN_STATUSES.map((status) => ({ ...NO_PLAN, status }));
  const decisions: Decision[] = [
    ...flows.flatMap((flow) => [
      canEditFlow(flow),
      canChangePlanOf(flow),
      canDeletePlanOf(flow),
      canMarkComplete(flow),
      canCompleteFlow(flow, null, { status: 'archived' }),
      canCompleteFlow(flow, null),
    ]),
    ...RISK_FLOW_STATUSES.flatMap((from) => RISK_FLOW_STATUSES.map((to) => canSetFlowStatus(from, to))),
    ...RISK_STATUSES.flatMap((from) => RISK_STATUSES.map((to) => canSetRiskStatus(from, to))),
    ...RISK_STATUSES.flatMap((status) => [
      canUnarchiveRisk({ status }),
      canArchiveRisk({ status }, null),
      ...flows.map((flow) => canArchiveRisk({ status }, flow)),
    ]),
    ...plans.map((plan) => canCompletePlan(plan)),
    ...PLAN_STATUSES.flatMap((from) => PLAN_STATUSES.map((to) => canSetPlanStatus(from, to))),
  ];
  const said = decisions.flatMap((decision) => (decision.allowed ? [] : [decision.reason]));
  return new Set(
    [...said, FLOW_WITHOUT_ASSETS, PLAN_EXISTS, LEAVING_REFUSALS.last_admin].filter(
      (reason) => reason !== PLAN_INCOMPLETE,
    ),
  );
}

describe.each(['de', 'es', 'fr'] as const)('in %s', (locale) => {
  it('there is a well-written text for every code of the contract, and for no other', async () => {
    const { codes, field } = await problemTextLoaders[locale]();
    expect(Object.keys(codes).toSorted()).toEqual([...PROBLEM_CODES].toSorted());
    expect(wordingProblems(locale, { ...codes, field })).toEqual([]);
  });

  it('there is a well-written text for every reason of the rules', async () => {
    const { reasons: texts } = await problemTextLoaders[locale]();
    expect([...reasons()].filter((reason) => !Object.hasOwn(texts, reason))).toEqual([]);
    expect(wordingProblems(locale, texts)).toEqual([]);
    expect(Object.entries(texts).filter(([english, text]) => english === text)).toEqual([]);
  });
});
