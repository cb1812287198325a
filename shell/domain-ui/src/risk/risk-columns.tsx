import type { Risk } from '@parapet/contracts';
import { scoreBucket } from '@parapet/contracts/rules';
import { useFormat, useToday, type Format } from '@parapet/sdk';
import { SeverityBadge, StatusBadge, Text, TextLink, type DataTableColumn } from '@parapet/ui';
import { useMemo } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './risk-columns.module.css';
import { NamesCell } from './names-cell.tsx';

export type RiskColumn =
  | 'title'
  | 'category'
  | 'severity'
  | 'risk_score'
  | 'status'
  | 'flow'
  | 'owner_id'
  | 'reviewer_id'
  | 'due_date'
  | 'assets'
  | 'scenarios'
  | 'impact_level'
  | 'probability'
  | 'table_id'
  | 'updated_at'
  | 'created_at';

type Columns = (DataTableColumn<Risk> & { id: RiskColumn })[];

/**
 * Columns of a list of risks. Ids of the sortable ones are the names that the list call sorts by. The score stands under the title, with its
 * level: severity is what a person chose, the level is computed. The columns stay the same from one render to the next, so that rows need not
 * render again.
 *
 * @param pathOf path that opens the risk with that id; give the same function each time
 * @param options.only these columns in this order, for a short list that nobody sorts; all when absent
 * @param options.wide whether there is room for the names of assets and scenarios instead of their numbers
 */
export function useRiskColumns(
  pathOf: (id: string) => string,
  { only, wide = false }: { only?: readonly RiskColumn[]; wide?: boolean } = {},
): DataTableColumn<Risk>[] {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const today = useToday();
  const all = useMemo(
    () => riskColumns({ t, seeded, format, today, pathOf, wide }),
    [t, seeded, format, today, pathOf, wide],
  );
  return useMemo(() => {
    if (only === undefined) return all;
    return only.flatMap((id) =>
      all
        .filter((column) => column.id === id)
        .map((column) => ({
          ...column,
          sortable: false,
          sorts: undefined,
          defaultHidden: false,
          ...(column.id === 'title' && { width: undefined }),
        })),
    );
  }, [all, only]);
}

interface Parts {
  t: ReturnType<typeof useDomainTexts>;
  seeded: (text: string) => string;
  format: Format;
  today: string;
  pathOf: (id: string) => string;
  wide: boolean;
}

function riskColumns({ t, seeded, format, today, pathOf, wide }: Parts): Columns {
  const named = (narrow: number) =>
    ({ align: wide ? 'start' : 'end', width: wide ? 130 : narrow, card: 'hidden' }) as const;
  const level = { align: 'end', width: 92, defaultHidden: true, card: 'hidden' } as const;
  const person = (id: 'owner_id' | 'reviewer_id', header: string): Columns[number] => ({
    id,
    header,
    width: 150,
    defaultHidden: true,
    card: 'hidden',
    cell: ({ [id]: of, names }) =>
      of === null ? (
        <Text component="span" inherit c="dimmed">
          {t('person.nobody')}
        </Text>
      ) : (
        (names[of] ?? t('person.former'))
      ),
  });
  const time = (id: 'updated_at' | 'created_at', header: string): Columns[number] => ({
    id,
    header,
    sortable: true,
    sortFirst: 'desc',
    width: 116,
    defaultHidden: true,
    card: 'hidden',
    cell: ({ [id]: at }) => (
      <Text component="time" inherit c="dimmed" className={classes.when} dateTime={at} title={format.dateTime(at)}>
        {format.relative(at)}
      </Text>
    ),
  });
  return [
    {
      id: 'title',
      header: t('field.risk'),
      sorts: [
        { id: 'risk_score', direction: 'desc', label: t('sort.score-desc'), short: t('sort.by-score') },
        { id: 'risk_score', direction: 'asc', label: t('sort.score-asc'), short: t('sort.by-score') },
        { id: 'title', direction: 'asc', label: t('sort.title-asc'), short: t('sort.by-title') },
        { id: 'title', direction: 'desc', label: t('sort.title-desc'), short: t('sort.by-title') },
      ],
      hideable: false,
      // Titles must be read: where there is no room, the other columns scroll sideways beside it.
      width: 320,
      cell: (risk) => (
        <TextLink to={pathOf(risk.id)} quiet>
          {risk.title}
        </TextLink>
      ),
      secondary: ({ risk_score: score }) => t('score.line', { score, level: t(`level.${scoreBucket(score)}`) }),
    },
    {
      id: 'category',
      header: t('field.category'),
      sortable: true,
      width: 110,
      card: 'hidden',
      cell: (risk) => seeded(risk.category) || '—',
    },
    {
      id: 'severity',
      header: t('field.severity'),
      sortable: true,
      sortFirst: 'desc',
      width: 96,
      card: 'corner',
      cell: (risk) => <SeverityBadge severity={risk.severity} />,
    },
    {
      id: 'risk_score',
      header: t('field.score'),
      ...level,
      sortable: true,
      sortFirst: 'desc',
      cell: (risk) => format.number(risk.risk_score),
    },
    {
      id: 'status',
      header: t('field.status'),
      sortable: true,
      width: 97,
      card: 'line',
      cell: (risk) => <StatusBadge status={risk.status} />,
    },
    {
      id: 'flow',
      header: t('field.flow'),
      width: 112,
      card: 'line',
      cell: ({ flow }) =>
        flow === null ? (
          <Text component="span" inherit c="dimmed">
            {t('flow.none')}
          </Text>
        ) : (
          <StatusBadge status={flow.status} />
        ),
    },
    person('owner_id', t('field.owner')),
    person('reviewer_id', t('field.reviewer')),
    {
      id: 'due_date',
      header: t('field.due'),
      hint: t('due.hint'),
      width: 104,
      defaultHidden: true,
      card: 'hidden',
      // Missing while the list without this column is still shown.
      cell: ({ due_date: day }) =>
        !day ? (
          day === null && '—'
        ) : (
          <time className={classes.when} dateTime={day} data-late={day < today || undefined}>
            {format.day(day)}
          </time>
        ),
      secondary: ({ due_date: day }) => day && format.relative(day),
    },
    {
      id: 'assets',
      header: t('field.assets'),
      ...named(60),
      cell: (risk) => <NamesCell label={t('field.assets')} ids={risk.selected_assets} names={risk.names} wide={wide} />,
    },
    {
      id: 'scenarios',
      header: t('field.scenarios'),
      ...named(78),
      cell: (risk) => (
        <NamesCell label={t('field.scenarios')} ids={risk.selected_scenarios} names={risk.names} wide={wide} />
      ),
    },
    { id: 'impact_level', header: t('field.impact'), ...level, cell: (risk) => format.number(risk.impact_level) },
    { id: 'probability', header: t('field.probability'), ...level, cell: (risk) => format.number(risk.probability) },
    {
      id: 'table_id',
      header: t('field.register'),
      width: 130,
      defaultHidden: true,
      card: 'hidden',
      cell: ({ table_id: of, names }) => (of === null ? '—' : (names[of] ?? t('value.unknown'))),
    },
    time('updated_at', t('field.updated')),
    time('created_at', t('field.created')),
  ];
}
