import type { Risk } from '@parapet/contracts';
import { evaluationKey } from '@parapet/contracts/rules';
import { useChange, useDescribeError, useNotify } from '@parapet/sdk';
import { useRef } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { withLinks } from '../session/flow-changes.ts';
import type { FlowSession } from '../session/use-flow-session.ts';

export interface Links {
  isLinked: (risk: Risk) => boolean;
  link: (risk: Risk) => void;
}

/**
 * Links to a risk. A scenario is linked for each of its assets, which the flow stores as evaluations; an asset itself is linked in the risk.
 * @param scenarioId without it the assets themselves are linked
 */
export function useLinks(
  { flow, change, save }: FlowSession,
  assets: readonly { id: string; name: string }[],
  scenarioId: string | undefined,
): Links {
  const t = useTexts();
  const notify = useNotify();
  const describe = useDescribeError();
  const failed = t('connect.failed');
  const update = useChange('updateRisk', { failed });
  /** Risks that are being linked: a second click would be refused as somebody else's change. */
  const pending = useRef(new Set<string>());
  if (scenarioId !== undefined) {
    const keys = assets.map(({ id }) => evaluationKey(id, scenarioId));
    const set = (to: (key: string) => string | null) => {
      change((now) => ({
        asset_scenario_evaluations: withLinks(
          now.asset_scenario_evaluations,
          Object.fromEntries(keys.map((key) => [key, to(key)])),
        ),
      }));
      void save();
    };
    return {
      isLinked: ({ id }) => keys.every((key) => flow.asset_scenario_evaluations[key]?.risk_id === id),
      link: ({ id, title }) => {
        const before = flow.asset_scenario_evaluations;
        set(() => id);
        notify.undo(t('connect.linked-toast', { title }), () => set((key) => before[key]?.risk_id ?? null));
      },
    };
  }
  const ids = assets.map(({ id }) => id);
  return {
    isLinked: (risk) => ids.every((id) => risk.selected_assets.includes(id) || risk.asset_id === id),
    link: (risk) => {
      const { id, title } = risk;
      const added = ids.filter((one) => !risk.selected_assets.includes(one));
      const part = ({ selected_assets: now }: Risk) => added.map((one) => now.includes(one));
      if (pending.current.has(id)) return;
      pending.current.add(id);
      update
        .mutateAsync({
          record: risk,
          part,
          body: ({ selected_assets: now }) => ({ selected_assets: [...now, ...added] }),
        })
        .then((saved) =>
          notify.undo(t('connect.linked-toast', { title }), () =>
            update.mutate({
              record: saved,
              part,
              body: ({ selected_assets: now }) => ({ selected_assets: now.filter((one) => !added.includes(one)) }),
            }),
          ),
        )
        .catch((error: unknown) => notify.error(describe(error, failed).message ?? failed))
        .finally(() => pending.current.delete(id));
    },
  };
}
