import { isNotFound, saveFailureOf, useLeaveGuard, useNewerVersion, useOperation, useSession } from '@parapet/sdk';
import { useDraft, useSaveRecord } from '@parapet/sdk/saving';
import { RecordConflictDialog } from '../conflict/record-conflict-dialog.tsx';
import { GoneStatus } from '../saving/gone-status.tsx';
import { useNewerText } from '../saving/use-newer-text.ts';
import { ItemDialog, type ItemDialogCommonProps } from './item-dialog.tsx';
import { draftOf, payloadOf, type ItemDraft } from './item-draft.ts';
import { ITEM_FORMS, type Item } from './item-form-kinds.ts';
import { useItemFields } from './use-item-fields.tsx';
import { useItemForm } from './use-item-form.ts';

interface CommonProps extends ItemDialogCommonProps {
  /** Parameters of the address that keep the form open, see `useLeaveGuard`. */
  params?: readonly string[];
  onSaved: (name: string) => void;
}

export interface NewItemFormProps extends CommonProps {
  /** Of the template to start with. */
  templateId?: string | null;
  /** What the form starts with, e.g. a copy of another item. */
  start?: ItemDraft;
}

const NONE: readonly string[] = [];

const nameIn = (draft: ItemDraft) => String(draft['name'] ?? draft['title'] ?? '');

/** The form of a new asset, property or risk scenario in a dialog. */
export function NewItemForm({
  kind,
  templates,
  templateId = null,
  start,
  texts,
  onSaved,
  params = NONE,
  ...rest
}: NewItemFormProps) {
  const { organizationId } = useSession();
  const { create } = ITEM_FORMS[kind];
  const { mutateAsync } = useOperation(create);
  const state = useItemForm({
    kind,
    item: null,
    templates,
    templateId,
    failed: texts.failed,
    ...(start && { start }),
    // The rules of the contract have checked it by now.
    onSubmit: (draft) => mutateAsync({ body: { ...payloadOf(draft), organization_id: organizationId } } as never),
  });
  const { form } = state;
  const draft = useDraft({ name: `${kind}/new`, version: null, changes: form.changed() });
  const guard = useLeaveGuard(() => form.dirty, { params, onDiscard: draft.clear });
  const submit = async (event?: { preventDefault: () => void }) => {
    const ok = await form.submit(event);
    if (ok) {
      guard.release();
      draft.clear();
      onSaved(nameIn(form.values));
    }
    return ok;
  };
  return (
    <ItemDialog
      {...rest}
      kind={kind}
      templates={templates}
      texts={texts}
      item={null}
      state={state}
      draft={draft}
      submit={submit}
      confirmLeave={guard.confirmLeave}
      problem={form.failure === null ? null : saveFailureOf(form.failure).kind}
    />
  );
}

export interface EditItemFormProps extends CommonProps {
  item: Item;
}

/** The form of a stored item: a conflict is decided field by field, and nothing typed is lost. */
export function EditItemForm({ kind, item, templates, texts, onSaved, params = NONE, ...rest }: EditItemFormProps) {
  const { entity, update } = ITEM_FORMS[kind];
  const saver = useSaveRecord<'updateAsset' | 'updateProperty' | 'updateRiskScenario'>(update, {
    record: item,
    onRecord: (_record, reason) => {
      if (reason === 'dropped') state.form.reset();
    },
  });
  const state = useItemForm({
    kind,
    item,
    templates,
    templateId: item.template_id,
    failed: texts.failed,
    onSubmit: async (draft, changed) => {
      if (changed.length > 0) await saver.save(payloadOf(draft, changed));
    },
  });
  const { form } = state;
  const record = { entity, id: item.id };
  const draft = useDraft({
    name: `${kind}/${item.id}`,
    version: item.version,
    changes: form.changed(),
    stored: draftOf(kind, item),
  });
  const guard = useLeaveGuard(() => form.dirty, { params, record, onDiscard: draft.clear });
  const newer = useNewerVersion(record);
  const newerText = useNewerText(newer);
  const isDeleted = newer?.action === 'delete' || isNotFound(saver.failure?.error);
  const fields = useItemFields();
  const done = () => {
    guard.release();
    draft.clear();
    onSaved(nameIn(form.values));
  };
  const submit = async (event?: { preventDefault: () => void }) => {
    const ok = await form.submit(event);
    if (ok) done();
    return ok;
  };
  return (
    <>
      <ItemDialog
        {...rest}
        kind={kind}
        templates={templates}
        texts={texts}
        item={item}
        state={state}
        draft={draft}
        submit={submit}
        confirmLeave={guard.confirmLeave}
        problem={saver.failure?.kind ?? null}
        hidden={saver.conflict !== null}
        {...(newerText !== null && { note: newerText })}
        {...(isDeleted && { gone: <GoneStatus changed={form.changed} fields={fields} /> })}
      />
      {saver.conflict !== null && (
        <RecordConflictDialog
          conflict={saver.conflict}
          fields={fields}
          state={saver.state}
          failure={saver.failure}
          title={texts.conflict}
          onSaved={done}
        />
      )}
    </>
  );
}
