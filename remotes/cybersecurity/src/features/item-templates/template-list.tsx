import type { AssetTemplate, ListedAssetTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { failureOf, keepPreviousData, useInfiniteQuery } from '@parapet/sdk';
import { Button, EmptyState, ErrorState, LoadingState, Muted, Stack } from '@parapet/ui';
import { useId, type ReactNode } from 'react';
import { templatesQuery, type TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { TemplateCard } from './template-card.tsx';
import classes from './template-list.module.css';

interface TemplateListProps {
  kind: TemplateKind;
  /** Searched words. */
  q: string;
  /** @param source as in the address: an id, or `copy:` and an id */
  onEdit: (source: string) => void;
  onDelete: (template: AssetTemplate) => void;
  onHistory: (template: AssetTemplate) => void;
  onUse: (id: string) => void;
}

/** The organization's templates of one kind, grouped by category. */
export function TemplateList({ kind, q, ...actions }: TemplateListProps) {
  const t = useTexts();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...templatesQuery(kind, q),
    placeholderData: keepPreviousData,
  });
  const failure = error ? (
    <ErrorState
      {...failureOf(error, t(`template-manager.failed.${kind}`))}
      retrying={isFetching}
      actions={
        <Button icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          {t('template-manager.retry')}
        </Button>
      }
    />
  ) : null;
  if (data === undefined) return failure ?? <LoadingState shape="cards" />;
  const templates: ListedAssetTemplate[] = data.pages.flatMap((page) => page.items);
  if (templates.length === 0) {
    return q === '' ? (
      <EmptyState icon="template" title={t('asset-templates.empty')} message={t(`template-manager.empty.${kind}`)} />
    ) : (
      <EmptyState icon="search" title={t('asset-templates.empty')} message={t('template-manager.no-match')} />
    );
  }
  const categories = Map.groupBy(templates, ({ category }) => category);
  return (
    <>
      {[...categories].map(([category, items]) => (
        <Group key={category} category={category} count={items.length}>
          {items.map((template) => (
            <TemplateCard key={template.id} kind={kind} template={template} {...actions} />
          ))}
        </Group>
      ))}
      {failure}
      {hasNextPage && (
        <Stack align="center" px="var(--pp-gutter)" pb="md">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('asset-templates.show-more')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function Group({ category, count, children }: { category: string; count: number; children: ReactNode }) {
  const t = useTexts();
  const seeded = useSeededText();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes.group}>
      <div>
        <h3 id={id} className={classes.category} dir="auto">
          {seeded(category)}
        </h3>
        <Muted>{t('template-manager.count', { count })}</Muted>
      </div>
      <div className={classes.cards}>{children}</div>
    </fieldset>
  );
}
