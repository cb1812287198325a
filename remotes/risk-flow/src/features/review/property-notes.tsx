import type { Property } from '@parapet/contracts';
import { useCan } from '@parapet/sdk';
import { IconButton, Muted, lazyPart } from '@parapet/ui';
import { memo, Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { pointerOf } from '../../presence/flow-presence.ts';
import { withText } from '../../session/flow-changes.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { ItemCard } from './item-card.tsx';
import { NoteRow } from './note-row.tsx';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './items.module.css';

const PropertyDialog = lazyPart(async () => ({ default: (await import('./property-dialog.tsx')).PropertyDialog }));

/** The properties that the assets bring, each with type, category, value, its scenarios and treatment notes. */
export function PropertyNotes({ session: { flow, workspace, change, readOnly } }: { session: FlowSession }) {
  const t = useTexts();
  const itemName = useItemName(flow);
  const mayEdit = useCan()('assets', 'update');
  const [edited, setEdited] = useState<string | null>(null);
  const properties = new Map(workspace.properties.map((property) => [property.id, property]));
  const shown = edited === null ? undefined : properties.get(edited);
  const noted = Object.keys(flow.property_comments).length;
  return (
    <>
      <ItemCard
        title={t('review.properties')}
        ids={flow.selected_properties}
        note={noted === 0 ? null : t('review.treatment-noted', { count: noted })}
        empty={t('review.no-properties')}
      >
        {(id) => {
          const property = properties.get(id);
          return (
            <PropertyNote
              id={id}
              property={property}
              name={property?.name ?? itemName(id)}
              note={flow.property_comments[id] ?? ''}
              change={change}
              readOnly={readOnly !== null}
              onEdit={setEdited}
              editReason={mayEdit.allowed ? null : (mayEdit.reason ?? '')}
            />
          );
        }}
      </ItemCard>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PropertyDialog property={shown} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PropertyNoteProps {
  id: string;
  /** undefined when it was deleted, or cannot be read. */
  property: Property | undefined;
  name: string;
  note: string;
  change: FlowSession['change'];
  readOnly: boolean;
  onEdit: (id: string) => void;
  /** Why it cannot be edited; null when it can. */
  editReason: string | null;
}

/** Renders again only when something of this property changes: a flow can have hundreds. */
const PropertyNote = memo(function PropertyNote({
  id,
  property,
  name,
  note,
  change,
  readOnly,
  onEdit,
  editReason,
}: PropertyNoteProps) {
  const t = useTexts();
  return (
    <NoteRow
      at={pointerOf('property_comments', id)}
      name={name}
      details={[property?.type, property?.category]}
      aside={
        property !== undefined && (
          <span className={classes.value}>
            <bdi>{property.value}</bdi>
            <Muted>{t('review.scenarios-of', { count: property.linked_scenarios.length })}</Muted>
          </span>
        )
      }
      label={t('review.property-note', { name })}
      note={note}
      onNote={(text) => change((now) => ({ property_comments: withText(now.property_comments, id, text) }))}
      readOnly={readOnly}
      actions={
        property !== undefined &&
        !readOnly && (
          <IconButton
            size="sm"
            icon="edit"
            label={t('review.edit-property', { name })}
            onClick={() => onEdit(id)}
            disabledReason={editReason}
          />
        )
      }
    />
  );
});
