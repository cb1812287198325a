import { routes, useParams, useQuery } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader, QueryView } from '@parapet/ui';
import { workspaceQuery } from '../api/flow-queries.ts';
import { EditFlow } from '../features/edit-flow/edit-flow.tsx';
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
      <Card>
        <QueryView
          query={workspace}
          failed={t('risk-flow.flow-failed')}
          notFound={
            <EmptyState
              title={t('edit-flow.gone')}
              message={t('risk-flow.gone-message')}
              action={<Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>}
            />
          }
        >
          {() => null}
        </QueryView>
      </Card>
    </>
  );
}
