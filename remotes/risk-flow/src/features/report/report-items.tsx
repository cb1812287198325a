import type { FlowWorkspace } from '@parapet/contracts';
import { assetLevel } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { AssetLevel } from '../../assessment/asset-level.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { LevelBars } from './level-bars.tsx';
import { ReportTable } from './report-table.tsx';
import { useFieldsOfItem } from './use-fields-of-item.tsx';
import { useItemName } from '../../session/use-item-name.ts';

/**
 * The assets and properties with their notes, descriptions and the fields of their templates. For deleted ones, and those that the reader may not
 * see, there is only the name.
 */
export function ReportItems({ workspace: { flow, assets, properties } }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const itemName = useItemName(flow);
  const seeded = useSeededText();
  const fieldsOf = useFieldsOfItem();
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]));
  const propertyOf = new Map(properties.map((property) => [property.id, property]));
  const note = (text: string | undefined) => text ?? t('report.no-note');
  return (
    <>
      <ReportTable
        title={t('review.assets')}
        headings={[t('report.asset'), t('assets.type'), t('assets.status'), t('assets.level'), t('report.note')]}
        freeColumns={[4]}
        rows={flow.selected_assets.map((id) => {
          const asset = assetOf.get(id);
          return {
            id,
            cells: [
              asset?.name ?? itemName(id),
              seeded(asset?.type ?? ''),
              seeded(asset?.status ?? ''),
              asset?.risk_level !== undefined && asset.risk_level !== null && (
                <LevelBars key="level" level={assetLevel(asset.risk_level)}>
                  <AssetLevel level={asset.risk_level} />
                </LevelBars>
              ),
              note(flow.asset_comments[id]),
            ],
            more: fieldsOf(asset),
          };
        })}
      />
      <ReportTable
        title={t('review.properties')}
        headings={[
          t('report.property'),
          t('assets.type'),
          t('property.category'),
          t('property.value'),
          t('report.treatment-note'),
        ]}
        freeColumns={[2, 3, 4]}
        rows={flow.selected_properties.map((id) => {
          const property = propertyOf.get(id);
          return {
            id,
            cells: [
              property?.name ?? itemName(id),
              seeded(property?.type ?? ''),
              seeded(property?.category ?? ''),
              property?.value ?? '',
              note(flow.property_comments[id]),
            ],
            more: fieldsOf(property),
          };
        })}
      />
    </>
  );
}
