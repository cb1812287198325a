import { ASSET_RISK_LEVELS, type RiskSeverity } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { useFormat, type TextName } from '@parapet/sdk';
import { SeverityBadge } from '@parapet/ui';
import type { ReactNode } from 'react';
import type { FieldReader } from '../history/record-differences.tsx';
import type { DomainText } from '../locales/en.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import { ItemNames } from '../risk/linked-names.tsx';
import { attributeLabel } from './attribute-label.ts';
import type { ItemFormKind } from './item-form-kinds.ts';

const OWN = [
  'name',
  'type',
  'risk_level',
  'status',
  'description',
  'category',
  'value',
  'title',
  'threat_actors',
  'linked_controls',
  'linked_properties',
  'linked_scenarios',
  'linked_risks',
  'template_id',
  'attributes',
] as const;
/** Labels of the own fields, by their names. */
export const ITEM_LABELS: Readonly<Record<string, TextName<DomainText>>> = Object.fromEntries(
  OWN.map((name) => [name, `item.${name}`] as const),
);
/** Lists of ids whose names are shown; other lists of ids are counted. */
const LISTS: Readonly<Record<string, ItemFormKind>> = {
  '/linked_properties': 'properties',
  '/linked_scenarios': 'scenarios',
};
/** Lists of texts that people wrote. */
const TEXTS = new Set(['/threat_actors', '/linked_controls']);
const ATTRIBUTES = '/attributes/';
const SEVERITIES: Readonly<Record<string, RiskSeverity>> = Object.fromEntries(
  ASSET_RISK_LEVELS.map((level) => [level, level.toLowerCase() as Lowercase<typeof level>]),
);

/** How the fields of assets, properties and risk scenarios read in a history or a conflict. */
export function useItemFields(): FieldReader {
  const t = useDomainTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const text = (value: unknown): ReactNode => {
    if (typeof value === 'boolean') return t(value ? 'item.yes' : 'item.no');
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, one]) => `${seeded(attributeLabel(name))}: ${seeded(String(one))}`)
        .join(', ');
    return <bdi>{seeded(String(value))}</bdi>;
  };
  return {
    label(path) {
      if (path.startsWith(ATTRIBUTES)) return seeded(attributeLabel(pointerKeys(path)[1] ?? ''));
      const key = ITEM_LABELS[path.slice(1)];
      return key === undefined ? path.slice(1) : t(key);
    },
    value(path, value) {
      if (value === undefined || value === null || value === '') return t('value.empty');
      if (Array.isArray(value)) {
        const kind = LISTS[path];
        if (kind !== undefined && value.length > 0) return <ItemNames kind={kind} ids={value.map(String)} />;
        return TEXTS.has(path) ? (
          <bdi>{format.list(value.map(String)) || t('value.empty')}</bdi>
        ) : (
          format.number(value.length)
        );
      }
      const severity = path === '/risk_level' ? SEVERITIES[String(value)] : undefined;
      if (severity !== undefined) return <SeverityBadge severity={severity} of="risk-level" />;
      return path === '/template_id' ? t('item.template_id') : text(value);
    },
  };
}
