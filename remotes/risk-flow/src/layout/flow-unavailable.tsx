import type { FlowWorkspace } from '@parapet/contracts';
import { routes } from '@parapet/sdk';
import { Button, Card, EmptyState, QueryView, type ViewedQuery } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';

interface FlowUnavailableProps {
  query: ViewedQuery<FlowWorkspace>;
  /** In place of a flow that is there, and cannot be shown all the same. */
  children?: (workspace: FlowWorkspace) => ReactNode;
}

const nothing = () => null;

/** While a flow that the address names is being read, when that failed, and when there is none. */
export function FlowUnavailable({ query, children = nothing }: FlowUnavailableProps) {
  const t = useTexts();
  return (
    <Card>
      <QueryView
        query={query}
        failed={t('risk-flow.flow-failed')}
        notFound={
          <EmptyState
            title={t('edit-flow.gone')}
            message={t('risk-flow.gone-message')}
            action={<Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>}
          />
        }
      >
        {children}
      </QueryView>
    </Card>
  );
}
