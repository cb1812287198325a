import type { Risk } from '@parapet/contracts';
import { seededSelection } from '@parapet/contracts/rules';
import { ApiError, routes, useCan, useOperation, useDescribeError, useQueryClient, useSession } from '@parapet/sdk';
import { Button, EmptyState, ErrorState, LoadingState } from '@parapet/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/**
 * Creates the flow of a risk that has none: from the assets and scenarios of the risk, at step 2 (section 4). A draft, which counts as
 * progress only when somebody changes it.
 */
export function NewFlow({ risk }: { risk: Risk }) {
  const t = useTexts();
  const { user } = useSession();
  const may = useCan()('risks', 'create');
  const describe = useDescribeError();
  const queries = useQueryClient();
  const { mutate, error, isPending } = useOperation('createRiskFlow', {
    // Somebody else, or another window, has created a flow first: fetches the flows again to show it.
    onError: (problem) => {
      if (problem instanceof ApiError && problem.status === 409)
        void queries.invalidateQueries({ queryKey: ['listRiskFlows'] });
    },
  });
  const create = useEffectEvent(() => {
    mutate({
      body: { risk_id: risk.id, created_by: user.id, status: 'draft', current_step: 2, ...seededSelection(risk) },
    });
  });
  useEffect(() => {
    if (may.allowed) create();
  }, [may.allowed]);

  if (!may.allowed) {
    const inRegister = `${routes.riskRegister()}?${new URLSearchParams({ risk: risk.id })}`;
    return (
      <EmptyState
        icon="flow"
        title={t('new-flow.none')}
        message={may.reason}
        action={<Button to={inRegister}>{t('risk-flow.register')}</Button>}
      />
    );
  }
  if (error !== null && !(error instanceof ApiError && error.status === 409)) {
    const { message, requestId } = describe(error, t('new-flow.failed'));
    return (
      <ErrorState
        title={t('new-flow.failed')}
        {...(message !== undefined && { message })}
        {...(requestId !== undefined && { requestId })}
        onRetry={() => create()}
        retrying={isPending}
      />
    );
  }
  return <LoadingState label={t('new-flow.creating')} shape="page" />;
}
