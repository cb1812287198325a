import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../provider/kit-context.ts';

export interface DragBoardProps {
  /** Names an item in announcements. */
  itemLabel: (item: string) => string;
  /** Names a zone in announcements, with all that changes by a drop there, e.g. 'Impact 2, probability 3, score 6'. */
  zoneLabel: (zone: string) => string;
  onDrop: (item: string, zone: string) => void;
  /** What is dragged now, and over which zone. */
  onDragging?: (item: string | null, zone: string | null) => void;
  /** Beside the pointer while an item is dragged. */
  renderLifted: (item: string, zone: string | null) => ReactNode;
  children: ReactNode;
}

/** Under the pointer; by the keyboard, where most of the item is. */
const collision: CollisionDetection = (given) =>
  given.pointerCoordinates === null ? rectIntersection(given) : pointerWithin(given);

/** Half the height of an item keeps it inside of a zone. */
const EDGE = 24;
const clamp = (value: number, from: number, to: number) => Math.max(from + EDGE, Math.min(value, to - EDGE));

/** The middle of the next zone in the direction of an arrow key. */
const toNextZone: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.code];
  const { collisionRect, droppableRects } = context;
  if (direction === undefined || collisionRect === null) return undefined;
  event.preventDefault();
  const [across = 0, down = 0] = direction;
  const middle = { x: collisionRect.left + collisionRect.width / 2, y: collisionRect.top + collisionRect.height / 2 };
  const nearest = [...droppableRects.values()]
    .map((rect) => {
      // As near as possible to the item within the zone, so that a tall column is beside all of another one.
      const x = across === 0 ? clamp(middle.x, rect.left, rect.right) : rect.left + rect.width / 2;
      const y = down === 0 ? clamp(middle.y, rect.top, rect.bottom) : rect.top + rect.height / 2;
      return { x: x - middle.x, y: y - middle.y, length: across === 0 ? rect.height : rect.width };
    })
    .map((step) => ({
      ...step,
      ahead: step.x * across + step.y * down,
      aside: Math.abs(step.x * down + step.y * across),
    }))
    // An item lies near the edge of its own zone, whose middle is no step.
    .filter(({ ahead, length }) => ahead > length / 2)
    .toSorted((a, b) => a.ahead + 3 * a.aside - (b.ahead + 3 * b.aside))[0];
  return nearest && { x: currentCoordinates.x + nearest.x, y: currentCoordinates.y + nearest.y };
};

/** Items that are dragged from one zone to another, by mouse or by keyboard. Load it lazily, and give people on phones another way. */
export function DragBoard({ itemLabel, zoneLabel, onDrop, onDragging, renderLifted, children }: DragBoardProps) {
  const t = useTexts();
  const [item, setItem] = useState<string | null>(null);
  const [zone, setZone] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextZone,
      keyboardCodes: { start: ['KeyM', 'Space'], cancel: ['Escape'], end: ['Enter', 'Space'] },
    }),
  );
  const show = (nextItem: string | null, nextZone: string | null) => {
    setItem(nextItem);
    setZone(nextZone);
    onDragging?.(nextItem, nextZone);
  };
  // A lifted item is at once reported as over its own zone. Announcing that would drown out 'picked up'.
  const fresh = useRef(false);
  const said = (id: string | number) => itemLabel(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        screenReaderInstructions: { draggable: t('board.help') },
        announcements: {
          onDragStart: ({ active }) => {
            fresh.current = true;
            return t('board.lifted', { item: said(active.id) });
          },
          onDragOver: ({ over }) => {
            const isFirst = fresh.current;
            fresh.current = false;
            return isFirst || over === null ? undefined : zoneLabel(String(over.id));
          },
          onDragEnd: ({ active, over }) =>
            over === null
              ? t('board.cancelled', { item: said(active.id) })
              : t('board.dropped', { item: said(active.id), zone: zoneLabel(String(over.id)) }),
          onDragCancel: ({ active }) => t('board.cancelled', { item: said(active.id) }),
        },
      }}
      onDragStart={({ active }) => show(String(active.id), null)}
      onDragOver={({ active, over }) => show(String(active.id), over === null ? null : String(over.id))}
      onDragCancel={() => show(null, null)}
      onDragEnd={({ active, over }) => {
        show(null, null);
        if (over !== null) onDrop(String(active.id), String(over.id));
      }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null}>{item !== null && renderLifted(item, zone)}</DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

interface DropZoneProps extends ComponentPropsWithoutRef<'section'> {
  zone: string;
}

/** Where items are dropped; `data-over` while one is above it. */
export function DropZone({ zone, ...rest }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: zone });
  return <section {...rest} ref={setNodeRef} data-over={isOver || undefined} />;
}

interface DragItemProps extends ComponentPropsWithoutRef<'button'> {
  ref?: Ref<HTMLButtonElement>;
  item: string;
  /** It stays where it is, e.g. without the right to move it. */
  fixed?: boolean;
}

/** A button that can be dragged: M or Space picks it up by keyboard. `data-dragging` marks its place meanwhile. A key that `onKeyDown` prevents does not. */
export function DragItem({ item, fixed = false, onKeyDown, ref, ...rest }: DragItemProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: item, disabled: fixed });
  const own = useMergedRef(setNodeRef, ref);
  return (
    <button
      {...rest}
      {...(!fixed && { 'aria-describedby': attributes['aria-describedby'] })}
      {...listeners}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event);
      }}
      // Some browsers take the end of the key that picked it up, or dropped it, for a click.
      onKeyUp={(event) => !fixed && event.key === ' ' && event.preventDefault()}
      ref={own}
      type="button"
      data-dragging={isDragging || undefined}
      data-fixed={fixed || undefined}
    />
  );
}
