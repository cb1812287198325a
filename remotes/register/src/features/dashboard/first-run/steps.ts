import type { FirstSteps, Preferences } from '@parapet/contracts';
import { routes } from '@parapet/sdk';

/** In the order in which they are shown, and where each is done. */
export const STEPS = [
  { id: 'organization', to: routes.organization() },
  { id: 'risk', to: routes.addRisk() },
  { id: 'asset', to: '/cybersecurity?edit=new' },
  { id: 'colleague', to: routes.organization() },
  { id: 'matrix', to: '/settings?tab=matrix' },
  { id: 'flow', to: routes.riskFlow() },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** Which steps are done. The matrix is the person's own. */
export function doneOf(
  { risk, asset, colleague, flow }: FirstSteps,
  { riskMatrix }: Preferences,
): Readonly<Record<StepId, boolean>> {
  return { organization: true, risk, asset, colleague, matrix: riskMatrix !== undefined, flow };
}
