import { Handle, Position, type Node, type NodeProps } from 'reactflow';
import { Icon } from '../components/icon/icon.tsx';
import classes from './graph-canvas.module.css';
import type { GraphCanvasHeading, GraphCanvasNode } from './graph-data.ts';
import { GraphMark } from './graph-shape.tsx';

export type RecordNode = Node<{ node: GraphCanvasNode; isNear: boolean }, 'record'>;
export type HeadingNode = Node<{ heading: GraphCanvasHeading }, 'heading'>;

export function RecordBox({ data }: NodeProps<RecordNode>) {
  return (
    <>
      <Handle type="target" position={Position.Left} className={classes.handle} isConnectable={false} />
      <Box {...data} />
      <Handle type="source" position={Position.Right} className={classes.handle} isConnectable={false} />
    </>
  );
}

/** Without handles, the ends of edges: each would subscribe to React Flow's store, which changes with every move of the graph. */
export function PlainBox({ data }: NodeProps<RecordNode>) {
  return <Box {...data} />;
}

function Box({ node: { group, shape, label, title, marked }, isNear }: RecordNode['data']) {
  return (
    <div
      className={classes.box}
      title={title}
      data-group={group !== undefined}
      data-marked={marked}
      data-near={isNear || undefined}
    >
      {group === undefined ? (
        <GraphMark shape={shape} />
      ) : (
        group.opened !== undefined && <Icon name={group.opened ? 'chevron-down' : 'chevron-right'} size={14} />
      )}
      <span dir="auto">{label}</span>
      {group !== undefined && <small>{group.count}</small>}
    </div>
  );
}

export function Heading({ data: { heading } }: NodeProps<HeadingNode>) {
  return <div className={classes.heading}>{heading.label}</div>;
}
