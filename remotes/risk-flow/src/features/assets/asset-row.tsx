import type { Asset } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { IconButton } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { memo } from 'react';
import { AssetLevel } from '../../assessment/asset-level.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './assets.module.css';

interface AssetRowProps {
  /** null when it cannot be read, or not yet. */
  asset: Asset | null;
  id: string;
  name: string;
  checked: boolean;
  disabled?: boolean;
  /** Why the service did not let it in; null when it did. */
  refusal?: string | null;
  onToggle: (item: NamedAsset, asset: Asset | null) => void;
  /** Called when the person focuses or points at this row. */
  onLook: (asset: Asset | null) => void;
  onConnect?: (item: NamedAsset) => void;
}

export interface NamedAsset {
  id: string;
  name: string;
}

/** Renders again only when something of this row changes: hundreds can be open. The functions have to be stable. */
export const AssetRow = memo(function AssetRow({
  asset,
  id,
  name,
  checked,
  disabled = false,
  refusal = null,
  onToggle,
  onLook,
  onConnect,
}: AssetRowProps) {
  const t = useTexts();
  const seeded = useSeededText();
  return (
    <li>
      <div
        role="presentation"
        className={classes.row}
        data-selected={checked || undefined}
        onFocus={() => onLook(asset)}
        onMouseEnter={() => onLook(asset)}
      >
        <span className={classes.name} dir="auto">
          <CheckboxField
            label={name}
            value={checked}
            onChange={() => onToggle({ id, name }, asset)}
            disabled={disabled}
          />
        </span>
        <span className={classes.type}>{asset === null ? '' : seeded(asset.type)}</span>
        <span className={classes.level}>{asset !== null && <AssetLevel level={asset.risk_level} />}</span>
        <span className={classes.count}>
          {asset !== null && t('assets.properties', { count: asset.linked_properties.length })}
        </span>
        <span className={classes.action}>
          {onConnect !== undefined && (
            <IconButton
              size="sm"
              icon="link"
              label={t('connect.asset-of', { name })}
              onClick={() => onConnect({ id, name })}
            />
          )}
        </span>
        {refusal !== null && (
          <p role="alert" className={classes.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </li>
  );
});
