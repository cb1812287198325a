import type { AuditedEntity, AuditEntry } from '@parapet/contracts';
import { recordDifferences } from '@parapet/contracts/rules';
import { pages, useFormat, useInfiniteQuery, useSession } from '@parapet/sdk';
import { Button, Muted, QueryView, Stack } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';
import classes from './record-history.module.css';

/** Changes shown at once. */
const PAGE = 20;

/** How the fields of a kind of record read. */
export interface FieldReader {
  /** @param path JSON pointer of the field, e.g. `/template_answers/step_1_backup` */
  label: (path: string) => string;
  value: (path: string, value: unknown) => ReactNode;
}

interface RecordHistoryProps {
  entity: AuditedEntity;
  id: string;
  fields: FieldReader;
}

/** Who changed a record, when and how, newest first. */
export function RecordHistory({ entity, id, fields }: RecordHistoryProps) {
  const t = useDomainTexts();
  const { organizationId } = useSession();
  const history = useInfiniteQuery(
    pages('listAuditEntries', { organization_id: organizationId, entity, entity_id: id, limit: PAGE }),
  );
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
      {differences.length > 0 && (
        <dl className={classes.changes}>
          {differences.map((difference) => (
            <div key={difference.path} className={classes.change}>
              <dt>{fields.label(difference.path)}</dt>
              <dd>
                <del className={classes.before}>{fields.value(difference.path, difference.before)}</del>
                <span aria-hidden className={classes.arrow}>
                  →
                </span>
                <ins className={classes.after}>{fields.value(difference.path, difference.after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
