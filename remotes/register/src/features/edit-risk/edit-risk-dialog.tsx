import { failureOf, isNotFound, query, useCan, useQuery, useUrlState } from '@parapet/sdk';
import { Button, Dialog, EmptyState, ErrorState, LoadingState, NoPermissionState } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { EditRiskForm } from './edit-risk-form.tsx';
import { EDIT_TABS } from './risk-edit-fields.ts';

interface EditRiskDialogProps {
  /** Of the risk to edit; the address has it as `edit`. */
  id: string;
  onClose: () => void;
}

/** Edits a risk over the page that shows it. The tab is in the address, so that it can be shared. */
export function EditRiskDialog({ id, onClose }: EditRiskDialogProps) {
  const t = useTexts();
  const [shown, setTab] = useUrlState('tab', 'details');
  const { allowed, reason } = useCan()('risks', 'update');
  const { data: risk, error, isFetching, refetch } = useQuery({ ...query('getRisk', { id }), enabled: allowed });
  const templateId = risk?.template_id ?? null;
  const template = useQuery({ ...query('getGrcTemplate', { id: templateId ?? '' }), enabled: templateId !== null });
  const tab = EDIT_TABS.find((one) => one === shown) ?? 'details';
  const close = () => onClose();
  if (!allowed) return <Frame onClose={close}>{<NoPermissionState message={reason} />}</Frame>;
  if (risk === undefined || isNotFound(error)) {
    return (
      <Frame onClose={close}>
        {isNotFound(error) && <EmptyState size="sm" title={t('risk.gone')} message={t('risk.gone-message')} action={<Button onClick={close}>{t('risk.close')}</Button>} />}
        {error !== null && !isNotFound(error) && <ErrorState size="sm" {...failureOf(error, t('risk.failed'))} onRetry={() => void refetch()} retrying={isFetching} />}
        {error === null && <LoadingState shape="lines" />}
      </Frame>
    );
  }
  // Answers without their questions could be changed by mistake; a template that was deleted has none.
  if (template.isLoading) {
    return (
      <Frame onClose={close}>
        <LoadingState shape="lines" />
      </Frame>
    );
  }
  return <EditRiskForm key={risk.id} risk={risk} template={template.data ?? null} tab={tab} onTab={setTab} onClose={close} />;
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts();
  return (
    <Dialog opened onClose={onClose} size="lg" fixedHeight title={t('edit-risk.title')}>
      {children}
    </Dialog>
  );
}
