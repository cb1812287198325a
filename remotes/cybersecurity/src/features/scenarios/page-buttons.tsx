import { useFormat, type ListPages } from '@parapet/sdk';
import { Group, IconButton } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './scenarios.module.css';

/** Buttons to the previous and the next page of cards. */
export function PageButtons({ page, total }: { page: ListPages; total: number }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className={classes.pages}>
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
    </div>
  );
}
