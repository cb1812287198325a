import type { AuditedEntity, AuditEntry } from '@parapet/contracts';
import { canInspectAudit, recordDifferences } from '@parapet/contracts/rules';
import { pagedQuery, routes, useFormat, useInfiniteQuery, useSession } from '@parapet/sdk';
import { Button, Muted, QueryView, Stack, TextLink } from '@parapet/ui';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';
import { RecordDifferences, type FieldReader } from './record-differences.tsx';
import classes from './record-history.module.css';

/** Changes shown at once. */
const PAGE = 20;

interface RecordHistoryProps {
  entity: AuditedEntity;
  id: string;
  fields: FieldReader;
}

/** Who changed a record, when and how, newest first. */
export function RecordHistory({ entity, id, fields }: RecordHistoryProps) {
  const t = useDomainTexts();
  const { role } = useSession();
  const history = useInfiniteQuery(pagedQuery('listAuditEntries', { entity, entity_id: id, limit: PAGE }));
  const entries = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const nameOf = usePeople(entries.map(({ actor_id }) => actor_id));
  return (
    <QueryView query={history} failed={t('history.failed')} size="sm">
      {() => (
        <Stack gap="md" align="flex-start">
          <ol className={classes.list} aria-label={t('history.label')}>
            {entries.map((entry) => (
              <HistoryEntry
                key={`${entry.entity_id}/${entry.version}`}
                entry={entry}
                actor={nameOf(entry.actor_id)}
                fields={fields}
              />
            ))}
          </ol>
          {history.hasNextPage && (
            <Button size="sm" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
              {t('history.more')}
            </Button>
          )}
          {canInspectAudit({ role }).allowed && (
            <TextLink to={routes.auditLog({ kind: entity, record: id })}>{t('history.audit-log')}</TextLink>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

interface HistoryEntryProps {
  entry: AuditEntry;
  actor: string;
  fields: FieldReader;
}

function HistoryEntry({ entry: { action, at, before, after, actor_token: token }, actor, fields }: HistoryEntryProps) {
  const t = useDomainTexts();
  const format = useFormat();
  // For a new or deleted record all fields would be listed, which says nothing.
  const differences = action === 'update' ? recordDifferences(before, after) : [];
  return (
    <li className={classes.entry}>
      <Muted as="p">
        <bdi className={classes.actor}>{actor}</bdi> {t(`history.${action}`)}{' '}
        {token !== undefined && <bdi>{t('history.through', { name: token })} </bdi>}
        <time dateTime={at} title={format.dateTime(at)}>
          {format.relative(at)}
        </time>
      </Muted>
      <RecordDifferences differences={differences} fields={fields} />
    </li>
  );
}
