import { failureOf, isNotFound, routes, useParams, useQuery } from '@parapet/sdk';
import { Button, Card, EmptyState, ErrorState, LoadingState, PageHeader, TextLink } from '@parapet/ui';
import { riskQuery } from '../api/risk-queries.ts';
import { RiskRecord } from '../features/risks/risk-record.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function RiskFlowPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const inRegister = `${routes.riskRegister()}?${new URLSearchParams({ risk: id })}`;
  const risk = useQuery(riskQuery(id));
  const gone = isNotFound(risk.error);
  return (
    <>
      <PageHeader
        before={<TextLink to={routes.riskFlow()}>{t('risk-flow.back')}</TextLink>}
        title={t('risk-flow.title')}
        actions={risk.data && !gone ? <Button to={inRegister} icon="register">{t('risk-flow.register')}</Button> : undefined}
      />
      {risk.data && !gone ? <RiskRecord risk={risk.data} /> : <Card><Instead query={risk} /></Card>}
    </>
  );
}

interface InsteadProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** What the page holds while there is no risk to show. */
function Instead({ query: { error, isFetching, refetch } }: InsteadProps) {
  const t = useTexts();
  if (isNotFound(error)) {
    const choose = <Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>;
    return <EmptyState title={t('risk-flow.gone')} message={t('risk-flow.gone-message')} action={choose} />;
  }
  if (error !== null) return <ErrorState {...failureOf(error, t('risk-flow.failed'))} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingState shape="lines" />;
}
