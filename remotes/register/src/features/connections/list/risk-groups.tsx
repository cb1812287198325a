/** The risks of the list in the groups of the graph. */
import type { RiskGraph } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import type { ReactNode } from 'react';
import { UNCONNECTED, type Grouping, type RiskGroup } from '../folded-graph.ts';
import { useGroupName } from '../graph-texts.ts';
import classes from './connection-list.module.css';
import type { TreeRow } from './connection-tree.ts';

const isUnconnected = ({ key }: RiskGroup) => Number(key === UNCONNECTED);

/** The same graph, with its risks in the order of their groups. Those that nothing is connected with come last: the list is about connections. */
export const inGroups = (graph: RiskGraph, groups: readonly RiskGroup[]): RiskGraph => ({
  ...graph,
  nodes: [
    ...groups.toSorted((a, b) => isUnconnected(a) - isUnconnected(b)).flatMap(({ risks }) => risks),
    ...graph.nodes.filter(({ kind }) => kind !== 'risk'),
  ],
});

/** The rows of each group; those below no risk come last, without one. */
export function partsOf(rows: readonly TreeRow[], groups: readonly RiskGroup[]) {
  const groupOf = new Map(groups.flatMap((group) => group.risks.map(({ id }) => [id, group] as const)));
  return [...Map.groupBy(rows, ({ path }) => groupOf.get(path[0] ?? ''))].map(([group, part]) => ({
    group,
    rows: part,
  }));
}

interface GroupRowsProps {
  /** Undefined for rows below no risk. */
  group: RiskGroup | undefined;
  by: Grouping;
  children: ReactNode;
}

/** A tree may have no headings: the name is that of the group, and is shown above it. */
export function GroupRows({ group, by, children }: GroupRowsProps) {
  const format = useFormat();
  const nameOf = useGroupName(by);
  if (group === undefined) return children;
  const name = nameOf(group);
  const count = format.number(group.risks.length);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of a tree is an entry of a list, as its rows are
    <li role="group" aria-label={`${name}: ${count}`} className={classes.group}>
      <div aria-hidden="true" className={classes.heading}>
        <bdi>{name}</bdi> <span>{count}</span>
      </div>
      <ul role="none">{children}</ul>
    </li>
  );
}
