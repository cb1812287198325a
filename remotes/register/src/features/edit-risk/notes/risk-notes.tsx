import type { RiskNote } from '@parapet/contracts';
import { usePeople } from '@parapet/domain-ui';
import { pagedQuery, useCan, useFormat, useInfiniteQuery } from '@parapet/sdk';
import { Button, EmptyState, Muted, QueryView, Stack } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import { NewNoteForm } from './new-note-form.tsx';
import classes from './risk-notes.module.css';

/** Notes on a risk, newest first, and the field for another one, which is saved by itself. */
export function RiskNotes({ riskId }: { riskId: string }) {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'update').allowed;
  const notes = useInfiniteQuery(pagedQuery('listRiskNotes', { id: riskId, limit: 20 }));
  const items = notes.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="md">
      {mayAdd && <NewNoteForm riskId={riskId} />}
      <QueryView
        query={notes}
        failed={t('notes.failed')}
        size="sm"
        isEmpty={() => items.length === 0}
        empty={
          <EmptyState size="sm" title={t('notes.empty')} message={mayAdd ? t('notes.empty-message') : undefined} />
        }
      >
        {() => <NoteList notes={items} />}
      </QueryView>
      {notes.hasNextPage && (
        <Button size="sm" loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {t('notes.more')}
        </Button>
      )}
    </Stack>
  );
}

function NoteList({ notes }: { notes: readonly RiskNote[] }) {
  const t = useTexts();
  const format = useFormat();
  const nameOf = usePeople(notes.map(({ userId }) => userId));
  return (
    <ol aria-label={t('notes.label')}>
      {notes.map(({ id, userId, created_at, note: text }) => (
        <li key={id} className={classes.note}>
          <Muted as="p">
            <bdi className={classes.author}>{nameOf(userId)}</bdi>{' '}
            <time dateTime={created_at} title={format.dateTime(created_at)}>
              {format.relative(created_at)}
            </time>
          </Muted>
          <p className={classes.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
