import type { FlowWorkspace, RiskFlow } from '@parapet/contracts';
import { autosaves, savedFlowStatus } from '@parapet/contracts/rules';
import { isNotFound, useCan, useQuery } from '@parapet/sdk';
import { useAutosave, type Autosave } from '@parapet/sdk/saving';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flowQuery } from '../api/flow-queries.ts';
import { useTexts } from '../locales/use-texts.ts';
import { changesTo, rebased, type Edited, type FlowChanges } from './flow-changes.ts';
import { changesOfDraft, draftOf } from './flow-draft.ts';
import { useRefusedAssets, type AssetRefusal } from './use-refused-assets.ts';
import { notSaving, useReadWhenGone } from './gone-record.ts';
import { isStuck, useUnsavedGuard } from './unsaved-guard.ts';
import { useSavedDraft, type SavedDraft } from './use-saved-draft.ts';

/** A flow that a person works on: as it is stored, with what they changed since. */
export interface FlowSession {
  /** The flow with the person's unsaved changes. */
  flow: RiskFlow;
  /** The flow together with the records that it names, as last fetched. */
  workspace: FlowWorkspace;
  /** It was deleted while it was open: nothing can be saved any more. */
  isGone: boolean;
  /** What was typed and is not saved, of maps the changed entries only. */
  unsaved: () => Readonly<Record<string, unknown>>;
  /** Why nothing can be changed here; null when it can. */
  readOnly: string | null;
  /** Changes fields; autosave stores them. A map is given with all of its entries. */
  change: (changes: FlowChanges | ((flow: RiskFlow) => FlowChanges)) => void;
  /** Saves pending changes. Resolves when that attempt is over. */
  save: () => Promise<void>;
  /** Saves the changes of a draft in the edit view, which is not saved by itself. */
  saveDraft: () => Promise<void>;
  isUnsavedDraft: boolean;
  autosave: Autosave;
  /** Assets that the service did not let in; they are not selected any more. */
  assetRefusal: AssetRefusal | null;
  draft: SavedDraft;
  /** Takes the changes of a draft. */
  restore: (changes: Readonly<Record<string, unknown>>) => void;
}

const newer = (a: RiskFlow, b: RiskFlow): RiskFlow => (a.version >= b.version ? a : b);

interface SessionOptions {
  /** In the edit view a completed flow can be changed too, the status is set by hand, and a draft is saved by a button. */
  isEditView?: boolean;
}

/** The state of a flow's page: own changes are saved by themselves, and those of others appear by themselves. */
export function useFlowSession(workspace: FlowWorkspace, { isEditView = false }: SessionOptions = {}): FlowSession {
  const t = useTexts();
  const update = useCan()('risks', 'update');
  const { data, error } = useQuery({ ...flowQuery(workspace.flow.id), initialData: workspace.flow });
  const latest = newer(data, workspace.flow);
  const [edited, setEdited] = useState<Edited<RiskFlow, FlowChanges>>({ record: latest, changes: {} });
  const isGone = isNotFound(error);
  const readOnly = isGone
    ? t('flow.deleted')
    : !update.allowed
      ? (update.reason ?? '')
      : stateReason(latest, isEditView);
  const { record, changes } = edited;
  const hasChanges = Object.keys(changes).length > 0;
  // The first change of a draft starts the flow.
  const status = savedFlowStatus(changes.status ?? record.status, hasChanges && !isEditView);
  const [isForced, setForced] = useState(false);
  const sent: FlowChanges = hasChanges && status !== record.status ? { ...changes, status } : changes;

  const draft = useSavedDraft({
    name: `risk-flow/${record.id}`,
    record,
    changes,
    onTake: (taken) => change(taken),
    isReadOnly: readOnly !== null,
  });
  const saving = useAutosave('updateRiskFlow', {
    record,
    changes: sent,
    draft,
    enabled: readOnly === null && (autosaves({ status }) || isForced),
    onReload: (reloaded, remaining) => setEdited({ record: reloaded, changes: changesTo(reloaded, { ...remaining }) }),
  });
  useReadWhenGone(saving, workspace.flow.id);
  const autosave = isGone ? notSaving(saving) : saving;
  const { refusal: assetRefusal, clear: clearRefusal } = useRefusedAssets(
    autosave.refused['selected_assets'],
    setEdited,
    record,
  );
  if (latest.version > record.version) {
    // A conflict although everything is saved: the service has stored other values than were sent, and those count.
    const next = rebased(edited, latest) ?? (autosave.state === 'saved' ? { record: latest, changes: {} } : null);
    if (next !== null) setEdited(next);
  }
  useUnsavedGuard(hasChanges && (isGone || isStuck(autosave, draft) || !autosaves({ status })), autosave, draft);

  const change = useCallback<FlowSession['change']>(
    (given) => {
      clearRefusal();
      setEdited((now) => {
        const flow = { ...now.record, ...now.changes };
        const own = typeof given === 'function' ? given(flow) : given;
        return { ...now, changes: changesTo(now.record, { ...now.changes, ...own }) };
      });
    },
    [clearRefusal],
  );
  const flush = useRef(autosave.flush);
  useLayoutEffect(() => {
    flush.current = autosave.flush;
  });
  const save = useCallback(async () => {
    // Autosave gets the changes of this event only with the next render.
    await new Promise((resolve) => setTimeout(resolve));
    await flush.current();
  }, []);

  const saveDraft = async () => {
    setForced(true);
    await save();
    setForced(false);
  };

  function stateReason({ status: stored }: RiskFlow, edits: boolean): string | null {
    if (stored === 'archived') return t('flow.read-only-archived');
    return stored === 'completed' && !edits ? t('flow.read-only-completed') : null;
  }
  return {
    flow: { ...record, ...sent },
    workspace,
    isGone,
    unsaved: () => draftOf(record, changes),
    readOnly,
    change,
    save,
    saveDraft,
    isUnsavedDraft: hasChanges && !autosaves({ status }),
    autosave,
    assetRefusal,
    draft,
    restore: (found) => change((flow) => changesOfDraft(flow, found)),
  };
}
