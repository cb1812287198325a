import type { Asset } from '@parapet/contracts';
import { useNotify } from '@parapet/sdk';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { removalOf, restored, withoutAssets } from '../../session/removal.ts';
import { useItemName } from '../../session/use-item-name.ts';

/** Maximum number of assets per flow, as in the contract. */
export const MAX_ASSETS = 500;

/** Adds and removes assets. The service derives their properties and scenarios. Removing one says what goes with it, and can be undone. */
export function useAssetSelection({ flow, workspace, change, save }: FlowSession) {
  const t = useTexts();
  const itemName = useItemName(flow);
  const notify = useNotify();
  // The workspace does not have assets yet that were chosen just now.
  const [picked, setPicked] = useState<ReadonlyMap<string, Asset>>(new Map());
  const known = new Map([...picked, ...workspace.assets.map((asset) => [asset.id, asset] as const)]);

  const add = (assets: readonly Asset[]) => {
    setPicked((now) => new Map([...now, ...assets.map((asset) => [asset.id, asset] as const)]));
    change((now) => ({
      selected_assets: [...new Set([...now.selected_assets, ...assets.map(({ id }) => id)])].slice(0, MAX_ASSETS),
    }));
    void save();
  };
  const remove = (id: string, name: string) => {
    const before = flow;
    const removal = removalOf(before, withoutAssets(before, [id], workspace));
    change((now) => ({ selected_assets: now.selected_assets.filter((one) => one !== id) }));
    void save();
    const undo = () => {
      change((now) => restored(now, before));
      void save();
    };
    notify.undo(
      removal.written > 0
        ? t('assets.removed-written', { name, count: removal.written })
        : t('assets.removed', { name }),
      undo,
    );
  };
  return {
    known,
    add,
    remove,
    isSelected: (id: string) => flow.selected_assets.includes(id),
    nameOf: (id: string) => known.get(id)?.name ?? itemName(id),
  };
}
