import { AUDITED_ENTITIES } from '@parapet/contracts';
import { ownDays, periodOf, personName, useDomainTexts } from '@parapet/domain-ui';
import { keepPreviousData, query, useFormat, useQuery, useSession } from '@parapet/sdk';
import { FilterBar } from '@parapet/ui';
import { FilterChoice, FilterDays } from '@parapet/ui/filters';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { AUDIT_ACTIONS, AUDIT_PERIODS, type AuditListState } from './audit-list.ts';

/** People that a search shows at once. */
const FOUND = 50;
/** Actor of changes that the product makes by itself. */
const SYSTEM = 'system';

interface AuditFiltersProps {
  list: AuditListState;
  /** Name of a person, by id. */
  nameOf: (id: string) => string;
  /** Title of the record that the list is about. */
  recordTitle: string;
}

/** Who, kind, record, action and time, above the entries. */
export function AuditFilters({ list, nameOf, recordTitle }: AuditFiltersProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const { organizationId } = useSession();
  const [q, search] = useState('');
  const people = useQuery({
    ...query('listPeople', { organization_id: organizationId, limit: FOUND, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  const { actor, kind, action, time, record } = list.filters;
  const found = people.data?.items.map((person) => ({ value: person.id, label: personName(person) })) ?? [];
  const chosen =
    actor !== null && actor !== SYSTEM && !found.some(({ value }) => value === actor)
      ? [{ value: actor, label: nameOf(actor) }]
      : [];
  const [recordWords, searchRecords] = useState('');
  const records = useQuery({
    ...query('search', { organization_id: organizationId, q: recordWords }),
    enabled: recordWords !== '',
    placeholderData: keepPreviousData,
  });
  const hits =
    recordWords === ''
      ? []
      : (records.data?.items ?? []).map(({ entity, id, title }) => ({
          value: `${entity}/${id}`,
          label: `${title} · ${t(`kind.${entity}`)}`,
        }));
  const shownRecord = record === null || kind === null ? '' : `${kind}/${record}`;
  const range = ownDays(time);
  const timeText = useTimeText();
  return (
    <FilterBar {...(list.isFiltered && { onClear: list.clear })}>
      <FilterChoice
        label={t('audit.who')}
        value={actor ?? ''}
        options={[
          { value: '', label: t('audit.anyone') },
          ...chosen,
          ...found,
          ...(q === '' ? [{ value: SYSTEM, label: words('person.system') }] : []),
        ]}
        onSearch={search}
        loading={people.isFetching}
        onChange={(value) => list.setFilters({ actor: value === '' ? null : value })}
      />
      <FilterChoice
        label={t('audit.kind')}
        value={kind ?? ''}
        options={[
          { value: '' as const, label: t('audit.any') },
          ...AUDITED_ENTITIES.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
        onChange={(value) => list.setFilters({ kind: value === '' ? null : value, record: null })}
      />
      <FilterChoice
        label={t('audit.record')}
        value={shownRecord}
        options={[
          { value: '', label: t('audit.any') },
          ...(shownRecord === '' || hits.some(({ value }) => value === shownRecord)
            ? []
            : [{ value: shownRecord, label: recordTitle }]),
          ...hits,
        ]}
        onSearch={searchRecords}
        loading={records.isFetching}
        onChange={(value) => {
          const chosenKind = AUDITED_ENTITIES.find((entity) => value.startsWith(`${entity}/`));
          list.setFilters(
            chosenKind === undefined
              ? { record: null }
              : { kind: chosenKind, record: value.slice(chosenKind.length + 1) },
          );
        }}
      />
      <FilterChoice
        label={t('audit.action')}
        value={action ?? ''}
        options={[
          { value: '' as const, label: t('audit.any') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.action.${value}`) })),
        ]}
        onChange={(value) => list.setFilters({ action: value === '' ? null : value })}
      />
      <FilterDays
        label={t('audit.time')}
        options={[
          { value: '', label: t('audit.any') },
          ...AUDIT_PERIODS.map((value) => ({ value, label: t(`audit.period.${value}`) })),
        ]}
        value={range === null ? (time ?? '') : null}
        onChange={(period) => list.setFilters({ time: period === '' ? null : period })}
        range={range}
        onRange={(days) => list.setFilters({ time: periodOf(days) })}
        rangeText={range === null || time === null ? '' : timeText(time)}
      />
    </FilterBar>
  );
}

/** The period in words: 'Last 7 days', '1 Mar 2026 – 31 Mar 2026'. */
function useTimeText(): (value: string) => string {
  const t = useTexts();
  const { day } = useFormat();
  return (value) => {
    const period = AUDIT_PERIODS.find((one) => one === value);
    if (period !== undefined) return t(`audit.period.${period}`);
    const { from, to } = ownDays(value) ?? { from: null, to: null };
    if (from !== null && to !== null)
      return from === to ? day(from) : t('audit.days', { from: day(from), to: day(to) });
    if (from !== null) return t('audit.days-from', { from: day(from) });
    return to === null ? '' : t('audit.days-to', { to: day(to) });
  };
}
