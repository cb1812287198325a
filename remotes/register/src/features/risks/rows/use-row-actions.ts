import type { Risk } from '@parapet/contracts';
import { canUnarchiveRisk, flowAction } from '@parapet/contracts/rules';
import { routes, useCan } from '@parapet/sdk';
import type { DataTableRowActions, IconName, MenuEntry } from '@parapet/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';

export interface RiskActions {
  onEdit: (id: string) => void;
  onArchive: (risk: Risk) => void;
  onUnarchive: (risk: Risk) => void;
  onDelete: (risk: Risk) => void;
}

type FlowStep = ReturnType<typeof flowAction>;

const ICONS: Readonly<Record<FlowStep, IconName>> = { create: 'add', start: 'play', edit: 'edit', view: 'eye' };

/** Where the action of a flow leads (section 2, "Risk Register"). */
function pathOf(step: FlowStep, { id, flow }: Pick<Risk, 'id' | 'flow'>): string {
  if (step === 'create' || flow === null) return routes.createRiskFlow(id);
  return step === 'edit' ? routes.editRiskFlow(flow.id) : routes.riskFlow(id);
}

/** The actions of a risk by the state of its flow. The function is memoized, so that rows need not render again. */
export function useRowActions(actions: RiskActions): (risk: Risk) => DataTableRowActions {
  const t = useTexts();
  const can = useCan();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(() => {
    const reasons = {
      create: can('risks', 'create').reason,
      update: can('risks', 'update').reason,
      delete: can('risks', 'delete').reason,
    };
    const disabled = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });
    return (risk) => {
      const step = flowAction(risk.flow, reasons.update === undefined);
      const first = {
        icon: ICONS[step],
        label: t(`flow.${step}`),
        short: t(`flow.short.${step}`),
        to: pathOf(step, risk),
        ...disabled(step === 'create' ? reasons.create : undefined),
      };
      const connections: MenuEntry[] =
        risk.flow === null
          ? []
          : [
              {
                id: 'connections',
                label: t('risk.connections'),
                icon: 'connections',
                to: routes.riskConnections(risk.id),
              },
            ];
      const archive: MenuEntry = canUnarchiveRisk(risk).allowed
        ? {
            id: 'unarchive',
            label: t('risk.unarchive'),
            icon: 'unarchive',
            onSelect: () => latest.current.onUnarchive(risk),
            ...disabled(reasons.update),
          }
        : {
            id: 'archive',
            label: t('risk.archive'),
            icon: 'archive',
            onSelect: () => latest.current.onArchive(risk),
            ...disabled(reasons.update ?? (risk.flow?.status === 'completed' ? undefined : t('risk.archive-needs'))),
          };
      return {
        primary: first,
        entries: [
          { id: 'flow', ...first },
          ...connections,
          {
            id: 'edit',
            label: t('edit-risk.title'),
            icon: 'edit',
            separated: true,
            onSelect: () => latest.current.onEdit(risk.id),
            ...disabled(reasons.update),
          },
          archive,
          {
            id: 'delete',
            label: t('risk.delete'),
            icon: 'delete',
            danger: true,
            onSelect: () => latest.current.onDelete(risk),
            ...disabled(reasons.delete),
          },
        ],
      };
    };
  }, [t, can]);
}
