import type { GrcTemplate } from '@parapet/contracts';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { useDraft } from '@parapet/sdk/saving';
import { useFormPart } from '@parapet/ui/forms';
import { memo, useDeferredValue, useImperativeHandle, type Ref } from 'react';
import type { GrcForm } from './use-grc-form.ts';

export interface DraftHandle {
  /** Removes the draft. To be called when the changes were saved, or are not wanted. */
  clear: () => void;
}

interface GrcDraftProps {
  form: GrcForm;
  record: GrcTemplate | null;
  ref: Ref<DraftHandle>;
}

/** Keeps unsaved changes on this device. They are stored a moment after each keystroke, as a large template takes long to compare and to write. */
export function GrcDraft({ form: whole, ...props }: GrcDraftProps) {
  const form = useFormPart(whole);
  return <StoredDraft form={whole} values={useDeferredValue(form.values)} {...props} />;
}

/** Rendered again only when `values` or `record` change. */
const StoredDraft = memo(
  function StoredDraft({ form, record, ref }: GrcDraftProps & { values: GrcForm['values'] }) {
    const draft = useDraft({
      name: `grc_templates/${record?.id ?? 'new'}`,
      version: record?.version ?? null,
      changes: form.changed(),
      ...(record !== null && { stored: record }),
    });
    useImperativeHandle(ref, () => ({ clear: draft.clear }), [draft.clear]);
    return draft.found === null ? null : <DraftNotice draft={draft} onTake={form.setValues} />;
  },
  (one, other) => one.values === other.values && one.record === other.record,
);
