import type { GrcTemplate } from '@parapet/contracts';
import { routes } from '@parapet/sdk';
import { Button, EmptyState, QueryView, type ViewedQuery } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';

interface GrcTemplateViewProps {
  query: ViewedQuery<GrcTemplate>;
  children: (template: GrcTemplate) => ReactNode;
}

/** A GRC template once it is read, or why it is not there. */
export function GrcTemplateView({ query, children }: GrcTemplateViewProps) {
  const t = useTexts();
  return (
    <QueryView
      query={query}
      shape="lines"
      failed={t('grc-templates.one-failed')}
      notFound={
        <EmptyState
          icon="template"
          title={t('grc-templates.one-failed')}
          action={<Button to={routes.grcTemplates()}>{t('grc-templates.back')}</Button>}
        />
      }
    >
      {children}
    </QueryView>
  );
}
