import type { Attributes } from '@parapet/contracts';
import { useSeededText, attributeLabel } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { DescriptionList, type DescriptionItem } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

interface ItemFactsProps {
  own: readonly DescriptionItem[];
  attributes: Attributes;
  updatedAt: string;
}

/** An item's own fields, then those of its template, and when it changed last. */
export function ItemFacts({ own, attributes, updatedAt }: ItemFactsProps) {
  const t = useTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const valueOf = useAttributeText();
  const added = Object.entries(attributes).map(([name, value]) => ({
    label: seeded(attributeLabel(name)),
    value: valueOf(value),
  }));
  return (
    <DescriptionList
      items={[
        ...own,
        ...added,
        {
          label: t('items.changed'),
          value: (
            <time dateTime={updatedAt} title={format.dateTime(updatedAt)}>
              {format.relative(updatedAt)}
            </time>
          ),
        },
      ]}
    />
  );
}

/** How the value of an attribute reads. */
export function useAttributeText(): (value: Attributes[string]) => string {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'items.yes' : 'items.no');
    return typeof value === 'number' ? format.number(value) : seeded(value ?? '');
  };
}
