import { useParams, useQuery } from '@parapet/sdk';
import { PageHeader } from '@parapet/ui';
import { workspaceQuery } from '../api/flow-queries.ts';
import { EditFlow } from '../features/edit-flow/edit-flow.tsx';
import { FlowUnavailable } from '../layout/flow-unavailable.tsx';
import { useTexts } from '../locales/use-texts.ts';

/** Everything of a flow on one page, status and step included (D17). */
export function EditRiskFlowPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const workspace = useQuery(workspaceQuery(id));
  if (workspace.data !== undefined) return <EditFlow key={id} workspace={workspace.data} />;
  return (
    <>
      <PageHeader title={t('edit-flow.title')} />
      <FlowUnavailable query={workspace} />
    </>
  );
}
