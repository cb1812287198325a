import type { ListPages } from '@parapet/sdk';
import { Button, Group } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';
import classes from './pager.module.css';

/** The way to the other pages of a list; nothing where one page holds all. */
export function Pager({ page: { hasPrevious, hasNext, onPrevious, onNext, from, to } }: { page: ListPages }) {
  const t = useTexts();
  if (!hasPrevious && !hasNext) return null;
  return (
    <Group as="nav" gap="xs" justify="flex-end" wrap="nowrap" aria-label={t('pager.label')}>
      <span className={classes.range}>{t('pager.range', { from, to })}</span>
      <Button size="sm" disabled={!hasPrevious} onClick={onPrevious}>
        {t('pager.previous')}
      </Button>
      <Button size="sm" disabled={!hasNext} onClick={onNext}>
        {t('pager.next')}
      </Button>
    </Group>
  );
}
