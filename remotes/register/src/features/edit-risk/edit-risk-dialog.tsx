import { isNotFound, query, useCan, useQuery, useUrlState } from '@parapet/sdk';
import { Dialog, LoadingState, NoPermissionState, QueryView } from '@parapet/ui';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskGone } from '../../risk/risk-gone.tsx';
import { EditRiskForm } from './edit-risk-form.tsx';
import { editTab } from '../../risk/risk-edit-fields.ts';

interface EditRiskDialogProps {
  /** Id of the risk to edit; `edit` in the address. */
  id: string;
  onClose: () => void;
}

/** Edits a risk over the page that shows it. The tab is in the address, so that it can be shared. */
export function EditRiskDialog({ id, onClose }: EditRiskDialogProps) {
  const t = useTexts();
  const [tab, setTab] = useUrlState('tab', 'details');
  const { allowed, reason } = useCan()('risks', 'update');
  const risk = useQuery({ ...riskQuery(id), enabled: allowed });
  const templateId = risk.data?.template_id ?? null;
  const template = useQuery({ ...query('getGrcTemplate', { id: templateId ?? '' }), enabled: templateId !== null });
  // Waits for the template, since answers without their questions could be changed by mistake. A deleted template has none to wait for.
  if (allowed && risk.data !== undefined && !template.isLoading) {
    return (
      <EditRiskForm
        key={risk.data.id}
        risk={risk.data}
        isGone={isNotFound(risk.error)}
        template={template.data ?? null}
        tab={editTab(tab)}
        onTab={setTab}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog opened onClose={onClose} size="lg" fixedHeight title={t('edit-risk.title')}>
      {allowed ? (
        <QueryView
          query={risk}
          failed={t('risk.failed')}
          size="sm"
          notFound={<RiskGone title={t('edit-risk.invalid')} onClose={onClose} />}
        >
          {() => <LoadingState shape="lines" />}
        </QueryView>
      ) : (
        <NoPermissionState message={reason} />
      )}
    </Dialog>
  );
}
