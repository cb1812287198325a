import { failureOf, keepPreviousData, pagedQuery, query, useFormat, useInfiniteQuery, useQuery } from '@parapet/sdk';
import { Icon } from '@parapet/ui';
import { ChoiceList, type ChoiceListProps } from '@parapet/ui/forms';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import classes from './items.module.css';

interface LinkedBy {
  kind: 'assets' | 'properties' | 'scenarios';
  /** At most 100. */
  ids: readonly string[];
}

interface LinkedFieldProps extends Pick<ChoiceListProps, 'label' | 'error' | 'required' | 'value' | 'id' | 'name'> {
  onChange: (ids: string[]) => void;
  /** Offers only what these records are linked to. */
  linkedBy?: LinkedBy;
  /** Offers to create what is not there yet, with the text that was searched for. */
  onCreate?: (name: string) => void;
}

/** Records of one response, shown as badges and as rows. */
const BADGES = 8;
const ROWS = 50;
/** Ids that a list call takes. */
const MOST = 100;

/** The properties of an asset: every badge is a toggle. */
export function LinkedPropertiesField({ linkedBy, onCreate, ...props }: LinkedFieldProps) {
  const t = useDomainTexts();
  const format = useFormat();
  const [q, setQ] = useState('');
  const known = useChosenSince(props.value);
  const [limit, setLimit] = useState(BADGES);
  const of = { sort: 'name' } as const;
  const found = useQuery({
    ...query('listProperties', { ...of, limit, ...propertiesOf(linkedBy), ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...query('listProperties', { ...of, id: known.slice(0, MOST), limit: MOST }),
    enabled: known.length > 0,
    placeholderData: keepPreviousData,
  });
  const choices = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const left = (found.data?.total ?? 0) - choices.length;
  const hidden = found.data !== undefined && left > 0 && limit < 200;
  return (
    <ChoiceList
      {...props}
      variant="badges"
      {...(props.required === true &&
        (props.value ?? []).length === 0 && { hint: t('link.at-least-one', { label: props.label }) })}
      choices={choices}
      selected={inOrder(
        known,
        [...(chosen.data?.items ?? []), ...(found.data?.items ?? [])].map(({ id, name }) => ({
          value: id,
          label: name,
        })),
      )}
      searchLabel={t('link.search-properties')}
      onSearch={setQ}
      summary={summaryOf(t, props.value, format.number)}
      {...(hidden && { more: { label: t('link.more', { n: format.number(left) }), onMore: () => setLimit(200) } })}
      loading={found.isFetching}
      loadError={found.isError ? failureOf(found.error, t('link.properties-error')).message : null}
      onRetry={() => void found.refetch()}
      emptyText={t('link.properties-none')}
      {...(onCreate && { create: { label: createLabel(t, 'properties'), onCreate } })}
    />
  );
}

/** The scenarios of a property: check boxes with threat actors and controls, and the hints of section 2. */
export function LinkedScenariosField({ linkedBy, onCreate, ...props }: LinkedFieldProps) {
  const t = useDomainTexts();
  const format = useFormat();
  const [q, setQ] = useState('');
  const known = useChosenSince(props.value);
  const of = { sort: 'title' } as const;
  const found = useInfiniteQuery({
    ...pagedQuery('listRiskScenarios', {
      ...of,
      limit: ROWS,
      ...(linkedBy?.kind === 'properties' && { property_id: [...linkedBy.ids] }),
      ...(q !== '' && { q }),
    }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...query('listRiskScenarios', { ...of, id: known.slice(0, MOST), limit: MOST }),
    enabled: known.length > 0,
    placeholderData: keepPreviousData,
  });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const total = found.data?.pages[0]?.total;
  const choiceOf = ({ id, title, threat_actors, linked_controls: { length } }: (typeof items)[number]) => ({
    value: id,
    label: title,
    detail: (
      <>
        {threat_actors.length > 0 && `${format.list(threat_actors)} · `}
        {length > 0 ? (
          t('link.controls', { count: length })
        ) : (
          <span className={classes.warning}>
            <Icon name="alert" size={14} /> {t('link.no-controls')}
          </span>
        )}
      </>
    ),
  });
  const hint =
    found.data === undefined && !found.isError
      ? t('scenarios.loading')
      : q === '' && total !== undefined && total > 0
        ? t('scenarios.available', { count: total })
        : undefined;
  return (
    <ChoiceList
      {...props}
      {...(hint !== undefined && { hint })}
      choices={items.map(choiceOf)}
      selected={inOrder(known, [...(chosen.data?.items ?? []), ...items].map(choiceOf))}
      searchLabel={t('link.search-scenarios')}
      onSearch={setQ}
      summary={summaryOf(t, props.value, format.number)}
      {...(found.hasNextPage &&
        total !== undefined && {
          more: {
            label: t('link.more', { n: format.number(total - items.length) }),
            onMore: () => void found.fetchNextPage(),
          },
        })}
      loading={found.isFetching}
      loadError={
        found.isError
          ? t('scenarios.failed', { error: failureOf(found.error, t('link.scenarios-error')).message })
          : null
      }
      onRetry={() => void found.refetch()}
      emptyText={t('scenarios.none')}
      {...(onCreate && { create: { label: createLabel(t, 'scenarios'), onCreate } })}
    />
  );
}

const propertiesOf = (linked: LinkedBy | undefined) => ({
  ...(linked?.kind === 'assets' && { asset_id: [...linked.ids] }),
  ...(linked?.kind === 'scenarios' && { scenario_id: [...linked.ids] }),
});

/** The ids that are chosen, or were since the field was first rendered: a choice that was deselected keeps its place. */
function useChosenSince(ids: readonly string[] | null | undefined): readonly string[] {
  const [all, setAll] = useState<readonly string[]>(ids ?? []);
  const added = (ids ?? []).filter((id) => !all.includes(id));
  if (added.length === 0) return all;
  const known = [...all, ...added];
  setAll(known);
  return known;
}

/** The choices with these ids, in the order of the ids. */
function inOrder<C extends { value: string }>(ids: readonly string[], choices: readonly C[]): C[] {
  return ids.flatMap((id) => choices.find(({ value }) => value === id) ?? []);
}

const createLabel = (t: ReturnType<typeof useDomainTexts>, kind: 'properties' | 'scenarios') => (name: string) =>
  name === '' ? t(`create.${kind}`) : t(`create.${kind}-named`, { name });

function summaryOf(
  t: ReturnType<typeof useDomainTexts>,
  value: readonly string[] | null | undefined,
  number: (value: number) => string,
): string {
  const count = value?.length ?? 0;
  return count === 0 ? t('link.none-selected') : t('link.selected', { n: number(count) });
}
