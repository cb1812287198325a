import { useFormat, type ListPages } from '@parapet/sdk';
import { Group, IconButton } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** Buttons to the previous and the next page of cards. */
export function PageButtons({ page, total }: { page: ListPages; total: number }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Group gap="0" justify="space-between" wrap="nowrap" c="dimmed" fz="xs" mih="2rem">
      <span>
        {t('items.range', { from: format.number(page.from), to: format.number(page.to), total: format.number(total) })}
      </span>
      {(page.hasPrevious || page.hasNext) && (
        <Group as="span" gap="0.375rem" align="stretch" wrap="nowrap">
          <IconButton
            variant="default"
            size="sm"
            icon="chevron-left"
            label={t('items.previous-page')}
            disabled={!page.hasPrevious}
            onClick={page.onPrevious}
          />
          <IconButton
            variant="default"
            size="sm"
            icon="chevron-right"
            label={t('items.next-page')}
            disabled={!page.hasNext}
            onClick={page.onNext}
          />
        </Group>
      )}
    </Group>
  );
}
