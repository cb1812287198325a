import type { Asset } from '@parapet/contracts';
import { memo } from 'react';
import { AssetLevel } from '../../assessment/asset-level.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { pointerOf } from '../../presence/flow-presence.ts';
import { withText } from '../../session/flow-changes.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { ItemCard } from './item-card.tsx';
import { NoteRow } from './note-row.tsx';
import { useItemName } from '../../session/use-item-name.ts';

/** The selected assets, each with type, status, risk level and a note. */
export function AssetNotes({ session: { flow, workspace, change, readOnly } }: { session: FlowSession }) {
  const t = useTexts();
  const itemName = useItemName(flow);
  const assets = new Map(workspace.assets.map((asset) => [asset.id, asset]));
  const noted = Object.keys(flow.asset_comments).length;
  return (
    <ItemCard
      title={t('review.assets')}
      ids={flow.selected_assets}
      note={noted === 0 ? null : t('review.noted', { count: noted })}
      empty={t('review.no-assets')}
    >
      {(id) => {
        const asset = assets.get(id);
        return (
          <AssetNote
            id={id}
            asset={asset}
            name={asset?.name ?? itemName(id)}
            note={flow.asset_comments[id] ?? ''}
            change={change}
            readOnly={readOnly !== null}
          />
        );
      }}
    </ItemCard>
  );
}

interface AssetNoteProps {
  id: string;
  /** undefined when it was deleted, or cannot be read. */
  asset: Asset | undefined;
  name: string;
  note: string;
  change: FlowSession['change'];
  readOnly: boolean;
}

/** Renders again only when something of this asset changes: a flow can have hundreds. */
const AssetNote = memo(function AssetNote({ id, asset, name, note, change, readOnly }: AssetNoteProps) {
  const t = useTexts();
  return (
    <NoteRow
      at={pointerOf('asset_comments', id)}
      name={name}
      details={[asset?.type, asset?.status]}
      aside={asset !== undefined && <AssetLevel level={asset.risk_level} />}
      label={t('review.asset-note', { name })}
      note={note}
      onNote={(text) => change((now) => ({ asset_comments: withText(now.asset_comments, id, text) }))}
      readOnly={readOnly}
    />
  );
});
