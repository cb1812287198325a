import type { Risk } from '@parapet/contracts';
import { RiskFacts } from '@parapet/domain-ui';
import { isNotFound, routes, useCan, useQuery } from '@parapet/sdk';
import { Button, QueryView, SidePanel } from '@parapet/ui';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskGone } from '../../parts/risk-gone.tsx';
import { neighborsOf } from './neighbors.ts';

interface RiskPanelProps {
  /** Of the risk to show; '' keeps the panel closed. */
  id: string;
  /** The rows of the list beside it. */
  rows: readonly Risk[];
  onOpen: (id: string) => void;
  onClose: () => void;
  onEdit: (id: string) => void;
  onDelete: (risk: Risk) => void;
}

/** One risk beside the register. */
export function RiskPanel({ id, rows, onOpen, onClose, ...actions }: RiskPanelProps) {
  const t = useTexts();
  const opened = id !== '';
  const found = useQuery({ ...riskQuery(id), enabled: opened });
  // Somebody may have deleted it since it was last shown.
  const risk = isNotFound(found.error) ? undefined : found.data;
  const { previous, next } = neighborsOf(rows, id);
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={risk?.title ?? t('risk.details')}
      neighbors={{ ...(previous && { onPrevious: () => onOpen(previous.id) }), ...(next && { onNext: () => onOpen(next.id) }) }}
      facts={risk && <RiskFacts risk={risk} part="key" />}
      {...(risk && { description: risk.description })}
      footer={risk && <Actions risk={risk} {...actions} />}
    >
      <QueryView query={found} failed={t('risk.failed')} size="sm" notFound={<RiskGone onClose={onClose} />}>
        {(shown) => <RiskFacts risk={shown} part="more" />}
      </QueryView>
    </SidePanel>
  );
}

function Actions({ risk, onEdit, onDelete }: { risk: Risk } & Pick<RiskPanelProps, 'onEdit' | 'onDelete'>) {
  const t = useTexts();
  const can = useCan();
  const update = can('risks', 'update');
  const remove = can('risks', 'delete');
  return (
    <>
      <Button icon="edit" onClick={() => onEdit(risk.id)} disabledReason={update.reason}>
        {t('edit-risk.edit')}
      </Button>
      <Button icon="flow" to={routes.riskFlow(risk.id)}>
        {t('risk.flow')}
      </Button>
      <Button icon="delete" onClick={() => onDelete(risk)} disabledReason={remove.reason}>
        {t('risk.delete')}
      </Button>
    </>
  );
}
