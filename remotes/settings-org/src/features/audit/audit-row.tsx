import { isKindWith, type AuditEntry } from '@parapet/contracts';
import { canRestore, isRestorable, recordDifferences, restorableUntil } from '@parapet/contracts/rules';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { RecordDifferences } from '@parapet/domain-ui/forms';
import { routes, useCan, useFormat, useSession } from '@parapet/sdk';
import { Button, Group, IconButton, Muted, TextLink } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { AuditListState } from './audit-list.ts';
import classes from './audit.module.css';
import type { DeletedRecord } from './restore-dialog.tsx';
import { useDeed } from './use-deed.ts';
import { useAuditFields } from './use-audit-fields.tsx';

export const keyOf = ({ entity, entity_id, version }: AuditEntry) => `${entity}/${entity_id}/${version}`;

/** Kinds that are shown on the page of the organization, which auditors may not open. */
const ON_ORGANIZATION: ReadonlySet<string> = new Set(['organizations', 'members', 'webhooks']);

interface AuditRowProps {
  entry: AuditEntry;
  list: AuditListState;
  onRestore: (record: DeletedRecord) => void;
}

/** One change: who did what to which record, and what it was before. */
export function AuditRow({ entry, list, onRestore }: AuditRowProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const { role } = useSession();
  const fields = useAuditFields(entry);
  const deed = useDeed(entry);
  const [now] = useState(() => Date.now());
  const { entity, entity_id: id, action, at, before, after, actor_token: token } = entry;
  const actor = entry.actor_name ?? words(entry.actor_id === 'system' ? 'person.system' : 'person.former');
  const title = entry.title === null ? t('audit.untitled') : seeded(entry.title);
  const seesOrganization = useCan()('organizations', 'read').allowed;
  const isReachable = seesOrganization || !ON_ORGANIZATION.has(entity);
  const place =
    action === 'delete' || !isReachable ? null : routes.record(entity, id, { title: entry.title, risk: riskOf(after) });
  const isAlone = list.filters.record === id;
  const mayRestore =
    action === 'delete' &&
    isKindWith('restorable', entity) &&
    canRestore({ role }).allowed &&
    isRestorable(at, now).allowed;
  return (
    <li className={classes.entry}>
      <time className={classes.time} dateTime={at} title={format.dateTime(at)}>
        {format.time(at)}
      </time>
      <Avatar name={actor} />
      <div className={classes.body}>
        <p>
          <bdi className={classes.strong}>{actor}</bdi> {deed.text} {t(`kind.${entity}`)}{' '}
          <bdi className={classes.strong}>{place === null ? title : <TextLink to={place}>{title}</TextLink>}</bdi>
          {token !== undefined && (
            <>
              {' '}
              <bdi>{words('history.through', { name: token })}</bdi>
            </>
          )}
        </p>
        {action === 'update' && (
          <RecordDifferences
            differences={recordDifferences(before, after).filter(({ path }) => !deed.told(path) && !isHidden(path))}
            fields={fields}
          />
        )}
        {mayRestore && (
          <Group gap="0.25rem 0.75rem" mt="0.125rem">
            <Button size="sm" icon="history" onClick={() => onRestore({ entity, id, title, by: actor })}>
              {t('restore.button')}
            </Button>
            <Muted>{t('restore.possible', { date: format.date(restorableUntil(at)) })}</Muted>
          </Group>
        )}
      </div>
      {!isAlone && (
        <IconButton
          icon="history"
          size="sm"
          label={t('audit.only-record')}
          onClick={() => list.setFilters({ kind: entity, record: entity === 'members' ? memberId(entry) : id })}
        />
      )}
    </li>
  );
}

const field = (state: unknown, name: string): string | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' ? value : null;
};
const riskOf = (state: unknown) => field(state, 'risk_id');
/** The history of a member is asked for by the id of their account. */
const memberId = ({ before, after, entity_id }: AuditEntry) => field(after ?? before, 'user_id') ?? entity_id;

/** Copies of other fields, which follow from these. */
const HIDDEN = /^\/(risk_domain_id|open_risk_id|evaluated_risks|default_key|linked_at|flow)(\/|$)/;
const isHidden = (path: string) => HIDDEN.test(path);
