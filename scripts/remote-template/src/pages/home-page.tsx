import { query, routes, useFormat, useQuery } from '@parapet/sdk';
import { Card, EmptyState, PageHeader, QueryView, Stack, TextLink } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

const SHOWN = 10;

export function HomePage() {
  const t = useTexts();
  const format = useFormat();
  const risks = useQuery(query('listRisks', { sort: '-created_at', limit: SHOWN }));
  return (
    <Stack>
      <PageHeader title={t('home.title')} />
      <Card title={t('home.newest')}>
        <QueryView
          query={risks}
          size="sm"
          failed={t('home.failed')}
          empty={<EmptyState size="sm" icon="risk" title={t('home.none')} />}
        >
          {({ items }) => (
            <ul>
              {items.map(({ id, title, created_at }) => (
                <li key={id}>
                  <TextLink to={routes.record('risks', id) ?? routes.riskRegister()}>{title}</TextLink> ·{' '}
                  {format.day(created_at)}
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </Stack>
  );
}
