import { useConfirm, useFormat, useSession, type AuthoredVersions, type Conflict, type SaveState } from '@parapet/sdk';
import { Avatar, Dialog } from '@parapet/ui';
import { ChangedText, ConflictActions, ConflictTable } from '@parapet/ui/forms';
import type { FieldReader } from '../history/record-history.tsx';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { usePeople } from '../people/use-people.ts';
import classes from './record-conflict-dialog.module.css';

interface RecordConflictDialogProps<R> {
  conflict: Conflict<R>;
  fields: FieldReader;
  state: SaveState;
  /** e.g. 'This risk changed while you were editing'. */
  title: string;
  /** Called when the picked values are stored. */
  onSaved: () => void;
}

/** Fields that follow from others and are never decided on. */
const DERIVED: ReadonlySet<string> = new Set(['risk_score', 'archived_at']);

/** Longer texts are compared word by word. */
const LONG_TEXT = 60;

const isShown = ({ field }: AuthoredVersions) => !DERIVED.has(field);

/**
 * Shown when a record was changed by somebody else since it was opened: what both changed is picked field by field, the rest is merged.
 * Nothing is saved before every field has a pick; closing it leads back to the form with everything kept.
 */
export function RecordConflictDialog<R>({ conflict, fields, state, title, onSaved }: RecordConflictDialogProps<R>) {
  const t = useDomainTexts();
  const format = useFormat();
  const confirm = useConfirm();
  const { user } = useSession();
  const { lastAuthor } = conflict;
  const nameOf = usePeople([lastAuthor?.changedBy, ...conflict.onlyTheirs.map(({ changedBy }) => changedBy)]);
  const isMe = lastAuthor?.changedBy === user.id;
  const author = lastAuthor === null ? t('conflict.somebody') : isMe ? t('conflict.you-elsewhere') : nameOf(lastAuthor.changedBy);
  const drop = async () => {
    const yes = await confirm({ title: t('conflict.drop-title'), message: t('conflict.drop-message'), confirmLabel: t('conflict.drop'), cancelLabel: t('conflict.keep'), danger: true });
    if (yes) conflict.takeTheirs();
  };
  const save = async () => {
    if (await conflict.resolve()) onSaved();
  };
  const read = (field: string, value: unknown) => fields.value(`/${field}`, value);
  /** Of a long text, what is new in it is marked. */
  const compared = (field: string, base: unknown, value: unknown) =>
    typeof base === 'string' && typeof value === 'string' && value.length > LONG_TEXT ? <ChangedText before={base} after={value} /> : read(field, value);
  const rows = conflict.fields.map(({ field, base, theirs, mine, pick }) => ({
    field,
    label: fields.label(`/${field}`),
    base: read(field, base),
    theirs: compared(field, base, theirs),
    mine: compared(field, base, mine),
    pick,
  }));
  return (
    <Dialog
      opened
      onClose={conflict.dismiss}
      size="xl"
      flush
      title={title}
      description={t('conflict.explained', { count: conflict.fields.length })}
      footer={<ConflictActions rows={rows} onSave={() => void save()} onDrop={() => void drop()} busy={state === 'saving'} />}
    >
      {lastAuthor !== null && (
        <p className={classes.author}>
          <Avatar name={author} size="sm" />
          <span>
            <bdi className={classes.name}>{author}</bdi> {t('conflict.saved-at', { time: format.relative(lastAuthor.changedAt) })}
          </span>
        </p>
      )}
      <ConflictTable
        headings={{
          base: t('conflict.before'),
          theirs: lastAuthor === null ? t('conflict.theirs') : t('conflict.theirs-at', { name: author, time: format.dateTime(lastAuthor.changedAt) }),
          mine: t('conflict.mine'),
        }}
        names={{ theirs: author }}
        rows={rows}
        merged={[
          ...conflict.onlyTheirs.filter(isShown).map(({ field, base, theirs, changedBy }) => ({
            field,
            label: fields.label(`/${field}`),
            before: read(field, base),
            after: read(field, theirs),
            note: t('conflict.only-theirs', { name: changedBy === undefined ? author : nameOf(changedBy) }),
          })),
          ...conflict.onlyMine.filter(isShown).map(({ field, base, mine }) => ({
            field,
            label: fields.label(`/${field}`),
            before: read(field, base),
            after: read(field, mine),
            note: t('conflict.only-mine'),
          })),
        ]}
        onPick={conflict.pick}
        onPickAll={conflict.pickAll}
      />
    </Dialog>
  );
}
