import { RISK_STATUS_GROUPS, type RiskCategory } from '@parapet/contracts';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, query, routes, useFormat, useQuery } from '@parapet/sdk';
import {
  Card,
  DataTable,
  EmptyState,
  lazyPart,
  TextLink,
  type DataTableColumn,
  type DataTableRowActions,
} from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useCursorPages } from '../../lists/use-cursor-pages.ts';
import { useWordTexts } from '../../locales/organization-words/texts.ts';
import { useRenameCategory } from './use-rename-category.ts';

const CategoryDialog = lazyPart(async () => ({ default: (await import('./category-dialog.tsx')).CategoryDialog }));

const PAGE = 50;

/** The register with all risks of a category, archived ones too. */
const registerPath = (category: string) =>
  `${routes.riskRegister()}?${new URLSearchParams([['category', category], ...RISK_STATUS_GROUPS.map((group) => ['status', group])])}`;

/** The categories of the organization's risks, to rename and to merge. */
export function CategoriesCard() {
  const t = useWordTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const { request, pageOf } = useCursorPages(PAGE);
  const categories = useQuery({ ...query('listRiskCategories', request), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<{ kind: 'rename' | 'merge'; category: RiskCategory } | null>(null);
  const { free } = useRenameCategory();
  const actionsOf = (category: RiskCategory): DataTableRowActions => ({
    primary: { icon: 'edit', label: t('rename'), onSelect: () => setOpened({ kind: 'rename', category }) },
    entries: [
      { id: 'merge', label: t('merge-into'), onSelect: () => setOpened({ kind: 'merge', category }) },
      ...category.former.map((name, index) => ({
        id: `free-${name}`,
        label: t('free', { name }),
        separated: index === 0,
        onSelect: () => void free(name),
      })),
    ],
  });
  return (
    <Card title={t('title')} description={t('description')} padding="none">
      <DataTable
        label={t('title')}
        bordered={false}
        columns={useColumns()}
        rows={categories.data?.items}
        rowId={({ value }) => value}
        rowLabel={({ value }) => seeded(value)}
        {...(categories.data && { total: categories.data.total })}
        loading={categories.isFetching}
        error={categories.error === null ? null : words('category.failed')}
        onRetry={() => void categories.refetch()}
        rowActions={actionsOf}
        {...pageOf(categories.data)}
        empty={<EmptyState size="sm" icon="risk" title={words('category.none')} />}
      />
      <Suspense>{opened !== null && <CategoryDialog {...opened} onClose={() => setOpened(null)} />}</Suspense>
    </Card>
  );
}

function useColumns(): DataTableColumn<RiskCategory>[] {
  const t = useWordTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  return [
    {
      id: 'category',
      header: words('field.category'),
      width: 280,
      cell: ({ value }) => <bdi>{seeded(value)}</bdi>,
      secondary: ({ former }) =>
        former.length > 0 && <bdi>{words('category.former', { names: format.list(former.map(seeded)) })}</bdi>,
    },
    {
      id: 'risks',
      header: t('risks'),
      width: 110,
      align: 'end',
      card: 'line',
      cell: ({ value, count }) =>
        count === 0 ? (
          format.number(0)
        ) : (
          <TextLink to={registerPath(value)} hint={t('show-risks', { count, name: seeded(value) })}>
            {format.number(count)}
          </TextLink>
        ),
    },
  ];
}
