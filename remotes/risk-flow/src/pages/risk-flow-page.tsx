import { isNotFound, routes, useParams, useQuery } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader, QueryView, TextLink } from '@parapet/ui';
import { riskQuery } from '../api/risk-queries.ts';
import { RiskRecord } from '../features/risks/risk-record.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function RiskFlowPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const inRegister = `${routes.riskRegister()}?${new URLSearchParams({ risk: id })}`;
  const risk = useQuery(riskQuery(id));
  const isThere = risk.data !== undefined && !isNotFound(risk.error);
  const view = (
    <QueryView query={risk} failed={t('risk-flow.failed')} notFound={<Gone />}>
      {(shown) => <RiskRecord risk={shown} />}
    </QueryView>
  );
  return (
    <>
      <PageHeader
        before={<TextLink to={routes.riskFlow()}>{t('risk-flow.back')}</TextLink>}
        title={t('risk-flow.title')}
        actions={isThere ? <Button to={inRegister} icon="register">{t('risk-flow.register')}</Button> : undefined}
      />
      {isThere ? view : <Card>{view}</Card>}
    </>
  );
}

function Gone() {
  const t = useTexts();
  return <EmptyState title={t('risk-flow.gone')} message={t('risk-flow.gone-message')} action={<Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>} />;
}
