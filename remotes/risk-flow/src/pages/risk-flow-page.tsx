import { currentFlow } from '@parapet/contracts/rules';
import { routes, useParams, useQuery } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader, QueryView, TextLink, lazyPart } from '@parapet/ui';
import { flowsOfRiskQuery, workspaceQuery } from '../api/flow-queries.ts';
import { riskQuery } from '../api/risk-queries.ts';
import { FlowWizard } from '../features/wizard/flow-wizard.tsx';
import { NewFlow } from '../features/wizard/new-flow.tsx';
import type { RiskFlow } from '@parapet/contracts';
import { useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';

const STEPS = {
  1: lazyPart(async () => ({ default: (await import('../features/assets/assets-step.tsx')).AssetsStep })),
  2: lazyPart(async () => ({ default: (await import('../features/review/review-step.tsx')).ReviewStep })),
  3: lazyPart(async () => ({ default: (await import('../features/treatment/treatment-step.tsx')).TreatmentStep })),
};

/** The flow of one risk. A risk without a flow gets one, with its assets and scenarios, so that nothing typed can be lost. */
export function RiskFlowPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const risk = useQuery(riskQuery(id));
  const flows = useQuery({ ...flowsOfRiskQuery(id), enabled: risk.data !== undefined });
  const current = flows.data && currentFlow(flows.data.items);
  // One that is deleted while it is open stays, with what was typed in it; no new one takes its place by itself.
  const [last, setLast] = useState<{ risk: string; flow: RiskFlow } | null>(null);
  if (current && (last?.flow !== current || last.risk !== id)) setLast({ risk: id, flow: current });
  const flow = current ?? (last?.risk === id ? last.flow : undefined);
  if (flow) return <OpenFlow key={flow.id} id={flow.id} title={flow.risk_title} />;
  return (
    <>
      <Head title={risk.data?.title ?? t('risk-flow.title')} />
      <Card>
        <QueryView query={risk} failed={t('risk-flow.failed')} notFound={<Gone />}>
          {(shown) => (
            <QueryView query={flows} failed={t('risk-flow.flow-failed')}>
              {() => <NewFlow risk={shown} />}
            </QueryView>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function OpenFlow({ id, title }: { id: string; title: string }) {
  const t = useTexts();
  const workspace = useQuery(workspaceQuery(id));
  if (workspace.data !== undefined) return <FlowWizard workspace={workspace.data} parts={STEPS} />;
  return (
    <>
      <Head title={title} />
      <Card>
        <QueryView query={workspace} failed={t('risk-flow.flow-failed')} notFound={<Gone />}>
          {() => null}
        </QueryView>
      </Card>
    </>
  );
}

function Head({ title }: { title: string }) {
  const t = useTexts();
  return <PageHeader before={<TextLink to={routes.riskFlow()}>{t('risk-flow.back')}</TextLink>} title={title} />;
}

function Gone() {
  const t = useTexts();
  return (
    <EmptyState
      title={t('risk-flow.gone')}
      message={t('risk-flow.gone-message')}
      action={<Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>}
    />
  );
}
