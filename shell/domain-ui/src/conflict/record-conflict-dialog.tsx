import { sameValue, type ConflictSide } from '@parapet/contracts/rules';
import { errorMessage, useConfirm, useFormat, useSession, type SaveFailure } from '@parapet/sdk';
import type { AuthoredVersions, FormConflict } from '@parapet/sdk/saving';
import { Dialog } from '@parapet/ui';
import { Avatar, ChangedText, ConflictActions, ConflictTable } from '@parapet/ui/forms';
import type { FieldReader } from '../history/record-differences.tsx';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';
import { SaveFailureStatus } from '../saving/save-failure-status.tsx';
import { syncedWith } from './synced-answers.ts';
import classes from './record-conflict-dialog.module.css';

interface RecordConflictDialogProps {
  conflict: FormConflict;
  fields: FieldReader;
  isSaving: boolean;
  /** Why the picked values could not be saved. */
  failure: SaveFailure | null;
  /** e.g. 'This risk changed while you were editing'. */
  title: string;
  /** Called when the picked values are stored. */
  onSaved: () => void;
  /** Called when the own changes were dropped. */
  onDropped: () => void;
}

/** Fields that follow from others, or tell of other records, and are never decided on. */
const DERIVED: ReadonlySet<string> = new Set(['risk_score', 'archived_at', 'names', 'flow', 'due_date']);

/** Longer texts are compared word by word. */
const LONG_TEXT = 60;

const isShown = ({ field }: AuthoredVersions) => !DERIVED.has(field.split('/')[0] ?? '') && syncedWith(field) === null;

/**
 * Shown when a record was changed by somebody else since it was opened: what both changed is picked field by field, the rest is merged.
 * Nothing is saved before every field has a pick; closing it leads back to the form with nothing lost.
 */
export function RecordConflictDialog({
  conflict,
  fields,
  isSaving,
  failure,
  title,
  onSaved,
  onDropped,
}: RecordConflictDialogProps) {
  const t = useDomainTexts();
  const format = useFormat();
  const confirm = useConfirm();
  const { user } = useSession();
  const { lastAuthor } = conflict;
  const nameOf = usePeople([lastAuthor?.changedBy, ...conflict.onlyTheirs.map(({ changedBy }) => changedBy)]);
  const isMe = lastAuthor?.changedBy === user.id;
  const isOwn = conflict.fields.every(({ changedBy }) => changedBy === user.id);
  const author =
    lastAuthor === null ? t('conflict.somebody') : isMe ? t('conflict.you-elsewhere') : nameOf(lastAuthor.changedBy);
  /** A shorter form of `author`. */
  const theirs = isMe ? t('conflict.other-window') : author;
  const onlyTheirs = (id: string | undefined) =>
    id === user.id
      ? t('conflict.only-other-window')
      : t('conflict.only-theirs', { name: id === undefined ? author : nameOf(id) });
  const drop = async () => {
    const yes = await confirm({
      title: t('conflict.drop-title'),
      message: t('conflict.drop-message'),
      confirmLabel: t('conflict.drop'),
      cancelLabel: t('conflict.keep'),
      danger: true,
    });
    if (!yes) return;
    conflict.takeTheirs();
    onDropped();
  };
  const save = async () => {
    if (await conflict.decide()) onSaved();
  };
  const read = (field: string, value: unknown) => fields.value(`/${field}`, value);
  /** Marks what is new in a long text. */
  const compared = (field: string, base: unknown, value: unknown) =>
    typeof base === 'string' && typeof value === 'string' && value.length > LONG_TEXT ? (
      <ChangedText before={base} after={value} />
    ) : (
      read(field, value)
    );
  // When a field is in conflict, the answer that is synchronized with it is decided with it.
  const decidedWith = (field: string) => conflict.fields.filter((one) => syncedWith(one.field) === field);
  const asked = conflict.fields.filter(({ field }) => !conflict.fields.some((one) => one.field === syncedWith(field)));
  const rows = asked.map(({ field, pick, ...versions }) => ({
    field,
    label: fields.label(`/${field}`),
    base: read(field, versions.base),
    theirs: compared(field, versions.base, versions.theirs),
    mine: compared(field, versions.base, versions.mine),
    pick: decidedWith(field).every((one) => one.pick === pick) ? pick : undefined,
  }));
  const pick = (field: string, side: ConflictSide) =>
    conflict.pick([field, ...decidedWith(field).map((one) => one.field)], side);
  // The conflict itself is no problem to report: the whole dialog is about it.
  const problem = failure !== null && failure.kind !== 'conflict' && (
    <SaveFailureStatus
      kind={failure.kind}
      formError={failure.kind === 'refused' ? errorMessage(failure.error, t('conflict.failed')) : null}
      failed={t('conflict.failed')}
    />
  );
  return (
    <Dialog
      opened
      onClose={conflict.postpone}
      size="xl"
      flush
      title={title}
      description={t(isOwn ? 'conflict.explained-own' : 'conflict.explained', { count: rows.length })}
      footer={
        <ConflictActions
          rows={rows}
          problem={problem}
          onSave={() => void save()}
          onDrop={() => void drop()}
          busy={isSaving}
        />
      }
    >
      {lastAuthor !== null && (
        <p className={classes.author}>
          <Avatar name={isMe ? user.name : author} size="sm" />
          <span>
            <bdi className={classes.name}>{author}</bdi>{' '}
            {t('conflict.saved-at', { time: format.relative(lastAuthor.changedAt) })}
          </span>
        </p>
      )}
      <ConflictTable
        headings={{
          base: t('conflict.before'),
          theirs:
            lastAuthor === null
              ? t('conflict.theirs')
              : t('conflict.theirs-at', { name: theirs, time: format.dateTime(lastAuthor.changedAt) }),
          mine: t('conflict.mine'),
        }}
        names={{ theirs }}
        rows={rows}
        merged={[
          ...conflict.onlyTheirs
            .filter(isShown)
            .map(({ field, changedBy, ...versions }) => ({
              field,
              label: fields.label(`/${field}`),
              before: read(field, versions.base),
              after: read(field, versions.theirs),
              note: onlyTheirs(changedBy ?? lastAuthor?.changedBy),
            })),
          ...conflict.onlyMine
            .filter(isShown)
            .map(({ field, base, mine, theirs: stored }) => ({
              field,
              label: fields.label(`/${field}`),
              before: read(field, base),
              after: read(field, mine),
              note: t(sameValue(base, stored) ? 'conflict.only-mine' : 'conflict.both'),
            })),
        ]}
        onPick={pick}
        onPickAll={conflict.pickAll}
      />
    </Dialog>
  );
}
