import { Group, IconButton, Muted, SearchBox } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { GROUPINGS, type Grouping } from './folded-graph.ts';
import type { useFolding } from './use-folding.ts';

/** Searches the graph of all risks, and says how these are grouped. Enter goes from one result to the next. */
export function GraphSearch({ by, groupBy, text, search, found, step }: ReturnType<typeof useFolding>) {
  const t = useTexts();
  return (
    <Group gap="xs" mb="0.625rem">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            step(1);
          }}
        >
          <SearchBox label={t('connections.fold.search')} value={text} onChange={search} />
        </form>
      </search>
      <output>{found !== null && <Muted>{t('connections.fold.found', { count: found })}</Muted>}</output>
      {found !== null && found > 0 && (
        <>
          <IconButton icon="chevron-up" label={t('connections.fold.previous')} onClick={() => step(-1)} />
          <IconButton icon="chevron-down" label={t('connections.fold.next')} onClick={() => step(1)} />
        </>
      )}
      <GroupBy by={by} groupBy={groupBy} />
    </Group>
  );
}

/** How the risks are grouped, in the graph and in the list. */
export function GroupBy({ by, groupBy }: Pick<ReturnType<typeof useFolding>, 'by' | 'groupBy'>) {
  const t = useTexts();
  return (
    <>
      <Muted aria-hidden="true">{t('connections.fold.group-by')}</Muted>
      <SegmentedControl<Grouping>
        label={t('connections.fold.group-by')}
        labelHidden
        options={GROUPINGS.map((value) => ({ value, label: t(`connections.fold.by.${value}`) }))}
        value={by}
        onChange={groupBy}
      />
    </>
  );
}
