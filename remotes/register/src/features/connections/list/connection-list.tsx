import type { GraphKind, RiskGraph } from '@parapet/contracts';
import { Icon, Muted, VisuallyHidden } from '@parapet/ui';
import { GraphMark } from '@parapet/ui/charts';
import { memo, useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { groupsOf, type Grouping } from '../folded-graph.ts';
import { SHAPES, useKindTexts } from '../graph-texts.ts';
import classes from './connection-list.module.css';
import { keyOf, nextPath, type TreeRow } from './connection-tree.ts';
import { GroupRows, inGroups, partsOf } from './risk-groups.tsx';
import { treeAction, type TreeAction } from './tree-keys.ts';
import { useConnectionTree } from './use-connection-tree.ts';

interface ConnectionListProps {
  graph: RiskGraph;
  /** Null where the risks are not grouped. */
  groupBy: Grouping | null;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** What a click does: on the arrow, on the mark of several places, or elsewhere in the row. */
function clickAction(target: Element, row: TreeRow): TreeAction {
  if (target.closest('[data-toggle]') !== null && row.expanded !== undefined)
    return { do: row.expanded ? 'close' : 'open', row };
  return { do: target.closest('[data-places]') === null ? 'select' : 'next-place', row };
}

/** The same as the graph, as text: a tree from risks to their assets, properties and scenarios. */
export function ConnectionList({ graph, groupBy, selected, onSelect }: ConnectionListProps) {
  const t = useTexts();
  const groups = useMemo(() => groupBy && groupsOf(graph, groupBy), [graph, groupBy]);
  const sorted = useMemo(() => (groups === null ? graph : inGroups(graph, groups)), [graph, groups]);
  const { tree, rows, current, setCurrent, setOpen, reveal } = useConnectionTree(sorted, selected);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef(false);
  // A row that was just opened can be focused only after it is rendered.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const run = (action: TreeAction) => {
    focusNext.current = true;
    if (action.do === 'next-place') return reveal(nextPath(tree, action.row.path));
    setCurrent(action.row.path);
    if (action.do === 'select') onSelect(action.row.node.id);
    else if (action.do !== 'move') setOpen(action.row.path, action.do === 'open');
  };
  const currentKey = keyOf(current);
  const indexOf = (target: EventTarget) => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]')?.dataset['key'] : undefined;
    return rows.findIndex(({ path }) => keyOf(path) === key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onSelect(null);
    const action = treeAction(
      rows,
      indexOf(event.target),
      event,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (action === undefined) return;
    event.preventDefault();
    run(action);
  };
  const onClick = ({ target }: MouseEvent) => {
    const row = rows[indexOf(target)];
    if (target instanceof Element && row !== undefined) run(clickAction(target, row));
  };
  const rowOf = ({ path, node, position, siblings, expanded }: TreeRow) => (
    <Row
      key={keyOf(path)}
      place={keyOf(path)}
      kind={node.kind}
      name={node.name}
      level={path.length}
      position={position}
      siblings={siblings}
      expanded={expanded}
      places={tree.parentsOf(node.id).length}
      selected={node.id === selected}
      isCurrent={keyOf(path) === currentKey}
    />
  );
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={t('connections.graph')}
      className={classes.tree}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {groups === null || groupBy === null
        ? rows.map(rowOf)
        : partsOf(rows, groups).map(({ group, rows: part }) => (
            <GroupRows key={group?.key ?? ''} group={group} by={groupBy}>
              {part.map(rowOf)}
            </GroupRows>
          ))}
    </ul>
  );
}

interface RowProps extends Pick<TreeRow, 'position' | 'siblings' | 'expanded'> {
  place: string;
  kind: GraphKind;
  name: string;
  level: number;
  /** How often the record stands in the tree. */
  places: number;
  selected: boolean;
  isCurrent: boolean;
}

const Row = memo(function Row({
  place,
  kind,
  name,
  level,
  position,
  siblings,
  expanded,
  places,
  selected,
  isCurrent,
}: RowProps) {
  const t = useTexts();
  const kinds = useKindTexts();
  return (
    <li
      role="treeitem"
      data-key={place}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-selected={selected}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.row}
      style={{ '--level': level } as CSSProperties}
    >
      <span data-toggle className={classes.toggle}>
        {expanded !== undefined && <Icon name={expanded ? 'chevron-down' : 'chevron-right'} size={14} />}
      </span>
      <GraphMark shape={SHAPES[kind]} />
      <bdi className={classes.name}>{name}</bdi> <VisuallyHidden>({kinds.one(kind)})</VisuallyHidden>
      {places > 1 && (
        <>
          {' '}
          <span data-places className={classes.places} title={t('connections.next-place')}>
            {t('connections.places', { count: places })}
          </span>
        </>
      )}
      {selected && (
        <Muted size="xs" flex="none" ms="auto" aria-hidden="true">
          {t('connections.selected')}
        </Muted>
      )}
    </li>
  );
});
