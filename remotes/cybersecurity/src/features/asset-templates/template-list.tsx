import { failureOf, useInfiniteQuery, useSession } from '@parapet/sdk';
import { Button, Card, EmptyState, ErrorState, Group, LoadingState, SimpleGrid, Stack } from '@parapet/ui';
import { assetTemplatesQuery } from '../../api/asset-template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { TemplateCard } from './template-card.tsx';

/** The organisation's asset templates as cards. */
export function TemplateList() {
  const t = useTexts();
  const { organizationId } = useSession();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(assetTemplatesQuery(organizationId));
  const failure = error ? <ErrorState {...failureOf(error, t('asset-templates.failed'))} onRetry={() => void refetch()} retrying={isFetching} /> : null;
  if (data === undefined) return failure === null ? <LoadingState shape="cards" /> : <Card>{failure}</Card>;
  const templates = data.pages.flatMap((page) => page.items);
  if (templates.length === 0) return <Card><EmptyState icon="template" title={t('asset-templates.empty')} message={t('asset-templates.empty-message')} /></Card>;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} />
        ))}
      </SimpleGrid>
      {failure}
      {hasNextPage && (
        <Group justify="center">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('asset-templates.show-more')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
