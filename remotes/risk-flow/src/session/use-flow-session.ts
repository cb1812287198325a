import type { FlowWorkspace, RiskFlow } from '@parapet/contracts';
import { autosaves, savedFlowStatus } from '@parapet/contracts/rules';
import { isNotFound, useCan, useQuery } from '@parapet/sdk';
import { changesOfDraft, draftOf, useRecordEditor } from '@parapet/sdk/saving';
import { useCallback } from 'react';
import { flowQuery } from '../api/flow-queries.ts';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowChanges } from './flow-changes.ts';
import { useRefusedAssets } from './use-refused-assets.ts';
import { notSaving, useReadWhenGone } from './gone-record.ts';
import { isStuck, useUnsavedGuard } from './unsaved-guard.ts';

const newer = (a: RiskFlow, b: RiskFlow): RiskFlow => (a.version >= b.version ? a : b);

interface SessionOptions {
  /** In the edit view a completed flow can be changed too, the status is set by hand, and a draft is saved by a button. */
  isEditView?: boolean;
}

/** A flow that a person works on: as it is stored, with what they changed since. */
export type FlowSession = ReturnType<typeof useFlowSession>;

/** The state of a flow's page: own changes are saved by themselves, and those of others appear by themselves. */
export function useFlowSession(workspace: FlowWorkspace, { isEditView = false }: SessionOptions = {}) {
  const t = useTexts();
  const update = useCan()('risks', 'update');
  const { data, error } = useQuery({ ...flowQuery(workspace.flow.id), initialData: workspace.flow });
  const latest = newer(data, workspace.flow);
  const isGone = isNotFound(error);
  const readOnly = isGone
    ? t('flow.deleted')
    : !update.allowed
      ? (update.reason ?? '')
      : stateReason(latest, isEditView);
  const editing = useRecordEditor('updateRiskFlow', {
    name: `risk-flow/${latest.id}`,
    record: latest,
    isReadOnly: readOnly !== null,
    savesItself: (flow) => readOnly === null && autosaves(flow),
    // The first change of a draft starts the flow.
    withDerived: (own, { status }) => {
      const started = savedFlowStatus(status, !isEditView);
      return started === status ? own : { ...own, status: started };
    },
  });
  const { values: flow, changes, record, draft, change: changeFields } = editing;
  const hasChanges = Object.keys(changes).length > 0;
  useReadWhenGone(editing, workspace.flow.id);
  const autosave = isGone ? notSaving(editing) : editing;
  const { refusal: assetRefusal, clear: clearRefusal } = useRefusedAssets(
    autosave.refused['selected_assets'],
    changeFields,
    record ?? latest,
  );
  useUnsavedGuard(hasChanges && (isGone || isStuck(autosave, draft) || !autosaves(flow)), editing, draft);

  /** Changes fields; autosave stores them. A map is given with all of its entries. */
  const change = useCallback(
    (given: FlowChanges | ((flow: RiskFlow) => FlowChanges)) => {
      clearRefusal();
      changeFields(given);
    },
    [clearRefusal, changeFields],
  );

  function stateReason({ status: stored }: RiskFlow, edits: boolean): string | null {
    if (stored === 'archived') return t('flow.read-only-archived');
    return stored === 'completed' && !edits ? t('flow.read-only-completed') : null;
  }
  return {
    /** The flow with the person's unsaved changes. */
    flow,
    /** The flow together with the records that it names, as last fetched. */
    workspace,
    /** It was deleted while it was open: nothing can be saved any more. */
    isGone,
    /** What was typed and is not saved, of maps the changed entries only. */
    unsaved: () => draftOf(record ?? latest, changes),
    /** Why nothing can be changed here; null when it can. */
    readOnly,
    change,
    /** Saves pending changes. Resolves when that attempt is over. */
    save: editing.save,
    /** Saves the changes of a draft in the edit view, which is not saved by itself. */
    saveDraft: editing.saveNow,
    isUnsavedDraft: hasChanges && !autosaves(flow),
    autosave,
    /** Assets that the service did not let in; they are not selected any more. */
    assetRefusal,
    draft,
    /** Takes the changes of a draft. */
    restore: (found: Readonly<Record<string, unknown>>) => change((now) => changesOfDraft(now, found)),
  };
}
