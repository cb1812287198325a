import type { GrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { DeleteDialog } from '@parapet/domain-ui/changes';
import {
  ApiError,
  failureOf,
  keepPreviousData,
  useInfiniteQuery,
  useNotify,
  useOperation,
  useSearchBox,
  useSession,
  useUrlState,
} from '@parapet/sdk';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Group,
  Icon,
  LoadingState,
  SearchBox,
  SimpleGrid,
  Stack,
} from '@parapet/ui';
import { useState } from 'react';
import { grcTemplatesQuery } from '../../api/grc-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { FrameworkFilter } from './framework-filter.tsx';
import { GrcDebugPanel } from './grc-debug-panel.tsx';
import { GrcTemplateCard } from './grc-template-card.tsx';
import classes from './grc-templates.module.css';

/** The organization's GRC templates. Framework and search are in the address; `debug=1` there opens the debug panel. */
export function GrcTemplatesTab() {
  const t = useTexts();
  const [framework, setFramework] = useUrlState('framework', '');
  const [q, setQ] = useUrlState('q', '');
  const [debug] = useUrlState('debug', '');
  const box = useSearchBox(q, setQ);
  return (
    <Stack gap="md">
      <div className={classes.toolbar}>
        <FrameworkFilter value={framework} onChange={setFramework} />
        <div className={classes.actions}>
          <SearchBox {...box} label={t('template-manager.search')} />
        </div>
      </div>
      <Templates framework={framework} q={q} onClear={() => setFramework('')} debug={debug === '1'} />
    </Stack>
  );
}

interface TemplatesProps {
  framework: string;
  q: string;
  onClear: () => void;
  debug: boolean;
}

function Templates({ framework, q, onClear, debug }: TemplatesProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const { organizationId } = useSession();
  const [deleting, setDeleting] = useState<GrcTemplate | null>(null);
  const { mutateAsync: remove } = useOperation('deleteGrcTemplate');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...grcTemplatesQuery(framework, q),
    placeholderData: keepPreviousData,
  });
  const failure = error ? (
    <ErrorState
      {...failureOf(
        error,
        error instanceof ApiError ? t('grc-templates.failed', { status: error.title }) : t('grc-templates.unreachable'),
      )}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : null;
  if (data === undefined) return failure === null ? <LoadingState shape="cards" /> : <Card>{failure}</Card>;
  const templates = data.pages.flatMap((page) => page.items);
  return (
    <>
      {templates.length === 0 ? (
        <Card>
          {framework === '' && q === '' ? (
            <EmptyState icon="template" title={t('grc-templates.empty')} />
          ) : (
            <EmptyState
              icon="search"
              title={t('asset-templates.empty')}
              message={t('template-manager.no-match')}
              action={framework === '' ? undefined : <Button onClick={onClear}>{t('grc-templates.all')}</Button>}
            />
          )}
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {templates.map((template) => (
            <GrcTemplateCard key={template.id} template={template} onDelete={() => setDeleting(template)} />
          ))}
        </SimpleGrid>
      )}
      {failure}
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('asset-templates.show-more')}
          </Button>
        </div>
      )}
      <Group as="p" gap="xs" wrap="nowrap" c="dimmed" fz="sm">
        <Icon name="lock" size={14} /> {t('template-manager.defaults')}
      </Group>
      {debug && <GrcDebugPanel organizationId={organizationId} templates={templates} />}
      {deleting !== null && (
        <DeleteDialog
          kind="grc-template"
          id={deleting.id}
          name={seeded(deleting.name)}
          title={t('delete-template.title')}
          question={t('delete-template.question')}
          linked={(count) => t('grc-templates.used', { count })}
          consequence={t('grc-templates.answers-stay')}
          failed={t('grc-templates.delete-failed')}
          onDelete={async () => {
            await remove({ id: deleting.id });
            setDeleting(null);
            notify.success(t('template-manager.deleted'));
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}
