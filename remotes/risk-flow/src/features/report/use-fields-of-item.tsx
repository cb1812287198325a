import type { Asset, Property, RiskScenario } from '@parapet/contracts';
import { pointerSegment } from '@parapet/contracts/rules';
import { useItemFields } from '@parapet/domain-ui/forms';
import type { DescriptionItem } from '@parapet/ui';

type Item = Pick<Asset | Property | RiskScenario, 'description' | 'attributes'>;

/** The description of an item and the fields of its template, as far as they are filled; none for one that cannot be read. */
export function useFieldsOfItem(): (item: Item | undefined) => DescriptionItem[] {
  const { label, value } = useItemFields();
  return (item) =>
    [
      ['/description', item?.description ?? ''] as const,
      ...Object.entries(item?.attributes ?? {}).map(
        ([name, one]) => [`/attributes/${pointerSegment(name)}`, one] as const,
      ),
    ]
      .filter(([, one]) => one !== '')
      .map(([path, one]) => ({ label: label(path), value: value(path, one) }));
}
