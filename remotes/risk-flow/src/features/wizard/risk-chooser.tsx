import { useRiskColumns, type RiskColumn } from '@parapet/domain-ui';
import {
  failureOf,
  keepPreviousData,
  routes,
  useCan,
  useFormat,
  useNavigate,
  useQuery,
  useSearchBox,
  useUrlState,
} from '@parapet/sdk';
import { Button, DataTable, EmptyState, FilterBar, Stack, Text } from '@parapet/ui';
import { riskChoicesQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';

const COLUMNS: readonly RiskColumn[] = ['title', 'category', 'severity', 'status', 'updated_at'];

/** A searchable list of risks; choosing one opens its flow. */
export function RiskChooser() {
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const [q, setQ] = useUrlState('q', '');
  const box = useSearchBox(q, (text) => setQ(text));
  const clear = () => setQ('');
  const { data, error, isFetching, refetch } = useQuery({ ...riskChoicesQuery(q), placeholderData: keepPreviousData });
  const failure = error ? failureOf(error, t('start-risk-flow.failed')) : null;
  const active = q === '' ? [] : [{ id: 'q', label: t('start-risk-flow.filter-search', { text: q }), onRemove: clear }];
  const shown = data?.items.length ?? 0;
  const total = data?.total ?? 0;
  return (
    <Stack gap="sm">
      <DataTable
        label={t('start-risk-flow.table')}
        columns={useRiskColumns(routes.riskFlow, { only: COLUMNS })}
        rows={data?.items}
        rowId={(risk) => risk.id}
        rowLabel={(risk) => risk.title}
        loading={isFetching}
        error={failure?.message}
        requestId={failure?.requestId}
        onRetry={() => void refetch()}
        toolbar={<FilterBar search={{ ...box, label: t('start-risk-flow.search') }} active={active} onClear={clear} />}
        onRowOpen={(risk) => void navigate(routes.riskFlow(risk.id))}
        empty={q === '' ? <NoRisks /> : <NoMatch onClear={clear} />}
      />
      {total > shown && shown > 0 && (
        <Text size="sm" c="dimmed">
          {t('start-risk-flow.more', { shown: format.number(shown), total: format.number(total) })}
        </Text>
      )}
    </Stack>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('start-risk-flow.no-match')}
      message={t('start-risk-flow.no-match-message')}
      action={<Button onClick={onClear}>{t('start-risk-flow.clear')}</Button>}
    />
  );
}

function NoRisks() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  return (
    <EmptyState
      icon="risk"
      title={t('start-risk-flow.empty')}
      message={t('start-risk-flow.empty-message')}
      action={
        mayAdd ? (
          <Button variant="primary" icon="add" to={routes.addRisk()}>
            {t('add-risk.action')}
          </Button>
        ) : undefined
      }
    />
  );
}
