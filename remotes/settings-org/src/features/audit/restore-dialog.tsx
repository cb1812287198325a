import type { RestorableEntity, RestorePreview } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { query, useFormat, useNotify, useOperation, useQuery, useSession } from '@parapet/sdk';
import { Alert, Button, Dialog, Group, Icon, Muted, QueryView, Stack } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './audit.module.css';
import { useAuditFields } from './use-audit-fields.tsx';

export interface DeletedRecord {
  entity: RestorableEntity;
  id: string;
  title: string;
  /** Who deleted it; null where that is not known here. */
  by: string | null;
}

const RESTORE = {
  risks: 'restoreRisk',
  risk_flows: 'restoreRiskFlow',
  treatment_plans: 'restoreTreatmentPlan',
  tasks: 'restoreTask',
  assets: 'restoreAsset',
  properties: 'restoreProperty',
  risk_scenarios: 'restoreRiskScenario',
  asset_templates: 'restoreAssetTemplate',
  property_templates: 'restorePropertyTemplate',
  risk_scenario_templates: 'restoreRiskScenarioTemplate',
  grc_templates: 'restoreGrcTemplate',
} as const satisfies Readonly<Record<RestorableEntity, string>>;

interface RestoreDialogProps {
  record: DeletedRecord;
  /** Shows another deleted record, which has to be restored first. */
  onChange: (record: DeletedRecord) => void;
  onRestored: () => void;
  onClose: () => void;
}

/** What comes back and what does not, before somebody restores a deleted record. */
export function RestoreDialog({ record, onChange, onRestored, onClose }: RestoreDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const notify = useNotify();
  const { organizationId } = useSession();
  const { entity, id, title, by } = record;
  const preview = useQuery({
    ...query('previewRestore', { organization_id: organizationId, entity, entity_id: id }),
    // What it says depends on all records.
    staleTime: 0,
  });
  const restore = useOperation(RESTORE[entity], {
    onSuccess: () => {
      notify.success(t('restore.done', { title }), { duration: 3_000 });
      onRestored();
      onClose();
    },
    onError: () => void preview.refetch(),
  });
  const { data } = preview;
  const deleted = data?.deleted_at;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      title={t('restore.title', { kind: t(`kind.${entity}`) })}
      description={
        <bdi>
          {deleted
            ? by === null
              ? t('restore.what', { title, date: format.dateTime(deleted) })
              : t('restore.what-by', { title, name: by, date: format.dateTime(deleted) })
            : title}
        </bdi>
      }
      footer={
        <Group gap="xs" justify="flex-end">
          {data?.until && <Muted me="auto">{t('restore.until', { date: format.date(data.until) })}</Muted>}
          <Button onClick={onClose}>{t('members.cancel')}</Button>
          <Button
            variant="primary"
            disabled={data === undefined || data.obstacle !== null}
            loading={restore.isPending}
            onClick={() => restore.mutate({ id })}
          >
            {t('restore.confirm')}
          </Button>
        </Group>
      }
    >
      <Stack>
        {restore.error !== null && <Alert kind="error">{t('restore.failed')}</Alert>}
        <QueryView query={preview} failed={t('restore.preview-failed')} size="sm">
          {(shown) =>
            shown.obstacle === null ? (
              <Outcome preview={shown} onFirst={onChange} />
            ) : (
              <Obstacle obstacle={shown.obstacle} onFirst={onChange} />
            )
          }
        </QueryView>
      </Stack>
    </Dialog>
  );
}

function Obstacle({
  obstacle: { reason, owner },
  onFirst,
}: {
  obstacle: NonNullable<RestorePreview['obstacle']>;
  onFirst: RestoreDialogProps['onChange'];
}) {
  const t = useTexts();
  const title = owner?.title ?? t('audit.untitled');
  return (
    <Alert
      kind="warning"
      title={t('restore.obstacle')}
      actions={owner && <First record={{ ...owner, title, by: null }} onFirst={onFirst} />}
    >
      {owner === null
        ? t(`restore.obstacle.${reason}`)
        : t('restore.obstacle.owner_deleted', { kind: t(`kind.${owner.entity}`), title })}
    </Alert>
  );
}

type Lost = Omit<DeletedRecord, 'entity'> & { entity: RestorePreview['separate'][number]['entity'] };

function First({ record, onFirst }: { record: Lost; onFirst: RestoreDialogProps['onChange'] }) {
  const t = useTexts();
  const { entity } = record;
  if (!isRestorableKind(entity)) return null;
  return (
    <button type="button" className={classes.only} onClick={() => onFirst({ ...record, entity })}>
      {t('restore.first')}
    </button>
  );
}

const isRestorableKind = (entity: string): entity is RestorableEntity => Object.hasOwn(RESTORE, entity);

function Outcome({ preview, onFirst }: { preview: RestorePreview; onFirst: RestoreDialogProps['onChange'] }) {
  const t = useTexts();
  const seeded = useSeededText();
  const fields = useAuditFields({ entity: preview.entity });
  const { parts, separate, lost_links: links } = preview;
  const titled = (title: string | null) => (title === null ? t('audit.untitled') : seeded(title));
  return (
    <>
      <section className={classes.back} aria-labelledby="restore-back">
        <h3 id="restore-back">
          <Icon name="success" size={16} />
          {t('restore.back')}
        </h3>
        <ul>
          <li>{t('restore.record')}</li>
          {parts.map(({ entity, count }) => (
            <li key={entity}>
              {t(`kind.${entity}`)}: {count}
            </li>
          ))}
        </ul>
      </section>
      {(links.length > 0 || separate.length > 0) && (
        <section className={classes.lost} aria-labelledby="restore-lost">
          <h3 id="restore-lost">
            <Icon name="alert" size={16} />
            {t('restore.lost')}
          </h3>
          <ul>
            {links.map(({ field, entity, id, title, restorable }) => (
              <li key={`${field}/${id}`}>
                {fields.label(`/${field}`)}: <bdi className={classes.strong}>{titled(title)}</bdi>
                {', '}
                {t(restorable ? 'restore.link-deleted' : 'restore.link-lost')}{' '}
                {restorable && <First record={{ entity, id, title: titled(title), by: null }} onFirst={onFirst} />}
              </li>
            ))}
            {separate.map(({ entity, id, title }) => (
              <li key={`${entity}/${id}`}>
                {t(`kind.${entity}`)}: <bdi className={classes.strong}>{titled(title)}</bdi>
                {', '}
                {t('restore.separate')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Muted as="p">{t('restore.log')}</Muted>
    </>
  );
}
