import type { Asset } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
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
  /** Number of scenarios of its properties; null when it cannot be read, or not yet. */
  scenarios: number | null;
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
  scenarios,
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
        <Count
          n={asset?.linked_properties.length ?? null}
          words={t('assets.properties', { count: asset?.linked_properties.length ?? 0 })}
        />
        <Count n={scenarios} words={t('review.scenarios-of', { count: scenarios ?? 0 })} />
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

/** A number below its column head; with its unit for who hears it, and where there is no room for columns. */
function Count({ n, words }: { n: number | null; words: string }) {
  const format = useFormat();
  if (n === null) return <span className={classes.count} />;
  return (
    <span className={classes.count}>
      <span aria-hidden>{format.number(n)}</span>
      <span className={classes.words}>{words}</span>
    </span>
  );
}
