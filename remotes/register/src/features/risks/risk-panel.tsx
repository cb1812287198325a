import type { Risk } from '@parapet/contracts';
import { RiskFacts } from '@parapet/domain-ui';
import { failureOf, isNotFound, routes, useCan, useQuery } from '@parapet/sdk';
import { Button, EmptyState, ErrorState, LoadingState, SidePanel } from '@parapet/ui';
import { useRef } from 'react';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { DeleteRiskButton } from './delete-risk-button.tsx';

interface RiskPanelProps {
  /** Of the risk to show; '' keeps the panel closed. */
  id: string;
  onClose: () => void;
  onEdit: (id: string) => void;
}

/** One risk beside the register. */
export function RiskPanel({ id, onClose, onEdit }: RiskPanelProps) {
  const t = useTexts();
  const opened = id !== '';
  const asking = useRef(false);
  const { data, error, isFetching, refetch } = useQuery({ ...riskQuery(id), enabled: opened });
  // Somebody may have deleted it since it was last shown.
  const risk = isNotFound(error) ? undefined : data;
  return (
    <SidePanel
      opened={opened}
      onClose={() => asking.current || onClose()}
      size="md"
      title={risk?.title ?? t('risk.details')}
      footer={risk && <Actions risk={risk} onEdit={() => onEdit(risk.id)} onDeleted={onClose} onAsking={(now) => (asking.current = now)} />}
    >
      {risk ? <RiskFacts risk={risk} /> : <Instead error={error} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />}
    </SidePanel>
  );
}

function Actions({ risk, onEdit, ...question }: { risk: Risk; onEdit: () => void; onDeleted: () => void; onAsking: (asking: boolean) => void }) {
  const t = useTexts();
  const { allowed, reason } = useCan()('risks', 'update');
  return (
    <>
      <DeleteRiskButton risk={risk} {...question} />
      <Button to={routes.riskFlow(risk.id)} icon="flow">
        {t('risk.flow')}
      </Button>
      <Button icon="edit" onClick={onEdit} {...(!allowed && { disabledReason: reason ?? '' })}>
        {t('edit-risk.edit')}
      </Button>
    </>
  );
}

interface InsteadProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** What the panel holds while there is no risk to show. */
function Instead({ error, retrying, onRetry, onClose }: InsteadProps) {
  const t = useTexts();
  if (error === null) return <LoadingState shape="lines" />;
  if (isNotFound(error)) {
    return <EmptyState size="sm" title={t('risk.gone')} message={t('risk.gone-message')} action={<Button onClick={onClose}>{t('risk.close')}</Button>} />;
  }
  return <ErrorState size="sm" {...failureOf(error, t('risk.failed'))} onRetry={onRetry} retrying={retrying} />;
}
