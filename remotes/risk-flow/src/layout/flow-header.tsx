import { useDomainTexts } from '@parapet/domain-ui';
import { routes, useCan, useNavigate } from '@parapet/sdk';
import {
  Group,
  IconButton,
  Menu,
  type MenuEntry,
  PageHeader,
  ScoreBadge,
  SeverityBadge,
  StatusBadge,
  TextLink,
} from '@parapet/ui';
import { useContext, type ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { PresentPeople } from '../presence/present-people.tsx';
import { PresenceContext } from '../presence/flow-presence.ts';
import type { FlowSession } from '../session/use-flow-session.ts';

interface FlowHeaderProps {
  session: FlowSession;
  /** Replaces the default link back to the choice of a risk. The edit view has a path of its own. */
  before?: ReactNode;
  isEditView?: boolean;
}

/** The risk of the flow. */
export function FlowHeader({ session: { flow, workspace }, before, isEditView = false }: FlowHeaderProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const navigate = useNavigate();
  const mayChange = useCan()('risks', 'update').allowed;
  const presence = useContext(PresenceContext);
  const { risk } = workspace;
  const inRegister = `${routes.riskRegister()}?${new URLSearchParams({ risk: risk.id })}`;
  const entries: MenuEntry[] = [
    ...(isEditView
      ? []
      : [
          {
            id: 'edit',
            ...(mayChange
              ? { label: t('flow.edit-view'), icon: 'edit' as const }
              : { label: t('flow.one-page'), icon: 'eye' as const }),
            to: routes.editRiskFlow(flow.id),
          } satisfies MenuEntry,
        ]),
    { id: 'register', label: t('risk-flow.register'), icon: 'register', to: inRegister },
    { id: 'connections', label: t('flow.connections'), icon: 'connections', to: routes.riskConnections(risk.id) },
    ...(flow.completed_at === null
      ? []
      : [
          {
            id: 'report',
            label: t('flow.report'),
            icon: 'file',
            onSelect: () => void navigate(reportPath(flow.id)),
          } satisfies MenuEntry,
        ]),
  ];
  return (
    <PageHeader
      before={before ?? <TextLink to={routes.riskFlow()}>{t('risk-flow.back')}</TextLink>}
      title={risk.title}
      description={
        <Group as="span" gap="0.25rem 1rem" c="dimmed">
          <span>
            {t('flow.severity')} <SeverityBadge severity={risk.severity} />
          </span>
          <span>
            {t('flow.score')} <ScoreBadge score={risk.risk_score} named={false} />
          </span>
          <span>
            {words('field.status')} <StatusBadge status={risk.status} />
          </span>
          <span>
            {t('flow.status')} <StatusBadge status={flow.status} />
          </span>
        </Group>
      }
      actions={
        <Group as="span" gap="xs">
          {presence !== null && <PresentPeople people={presence.people} />}
          <Menu trigger={<IconButton icon="dots" label={t('flow.more')} variant="default" />} entries={entries} />
        </Group>
      }
    />
  );
}

/** The printable report of a completed flow. */
export const reportPath = (flowId: string) => `${routes.editRiskFlow(flowId).replace(/\/edit$/, '')}/report`;
