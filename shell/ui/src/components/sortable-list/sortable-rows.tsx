import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { SortableRow } from './sortable-fallback.tsx';
import { useAnnouncements } from './use-announcements.ts';
import field from '../field/field.module.css';
import classes from './sortable-list.module.css';

interface SortableRowsProps {
  label: string;
  rows: readonly SortableRow[];
  stacked: boolean;
  onMove: (from: number, to: number) => void;
}

const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** {@link SortableList} once it is loaded. */
export function SortableRows({ label, rows, stacked, onMove }: SortableRowsProps) {
  const t = useTexts();
  const id = useId();
  const [said, setSaid] = useState('');
  const announcements = useAnnouncements(rows);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (wanted: string | number | undefined) => rows.findIndex((row) => row.id === wanted);
  const step = (from: number, to: number) => {
    onMove(from, to);
    setSaid(t('sortable.dropped', { item: rows[from]?.label ?? '', position: to + 1, total: rows.length }));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upright]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sortable.help') } }}
      onDragEnd={({ active, over }) => {
        if (over !== null) onMove(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={classes.list} data-stacked={stacked || undefined}>
          {rows.map((row, index) => (
            <Row key={row.id} row={row} index={index} total={rows.length} onStep={(to) => step(index, to)} />
          ))}
        </ol>
      </SortableContext>
      <span role="status" className={field.hidden}>
        {said}
      </span>
    </DndContext>
  );
}

interface RowProps {
  row: SortableRow;
  index: number;
  total: number;
  onStep: (to: number) => void;
}

function Row({ row, index, total, onStep }: RowProps) {
  const t = useTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        aria-label={t('sortable.handle', { item: row.label })}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging}
        // Escape ends the dragging and not the dialog around it.
        data-mantine-stop-propagation={isDragging || undefined}
      >
        <Icon name="drag" size={16} />
      </button>
      <div className={classes.content}>{row.content}</div>
      {/* Only `aria-disabled` at the ends of the list: a button that becomes `disabled` would lose the focus. */}
      <IconButton
        icon="chevron-up"
        size="sm"
        label={t('sortable.up', { item: row.label })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onStep(index - 1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={t('sortable.down', { item: row.label })}
        aria-disabled={index === total - 1}
        onClick={() => index < total - 1 && onStep(index + 1)}
      />
    </li>
  );
}
