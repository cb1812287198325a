import { DeleteDialog } from '@parapet/domain-ui/changes';
import { useNotify, useOperation } from '@parapet/sdk';
import { focusRow } from '@parapet/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { KIND_FACTS, type ItemKind } from './item-kinds.ts';

/** What is deleted. */
export interface Deletable {
  id: string;
  version: number;
  name: string;
}

const REMOVE = { assets: 'deleteAsset', properties: 'deleteProperty', scenarios: 'deleteRiskScenario' } as const;
/** Milliseconds. */
const TOAST = 5000;

interface OpenedList {
  opened: string;
  close: () => void;
}

/** Deletes an item after a question that says what links to it. Deleting closes the panel of that item. */
export function useDeleteItem(kind: ItemKind, list: OpenedList): { ask: (item: Deletable) => void; dialog: ReactNode } {
  const t = useTexts();
  const notify = useNotify();
  const [asked, setAsked] = useState<Deletable | null>(null);
  const { mutateAsync } = useOperation(REMOVE[kind]);
  const done = () => setAsked(null);
  const remove = async (item: Deletable) => {
    await mutateAsync({ id: item.id, version: item.version });
    if (list.opened === item.id) list.close();
    notify.success(t(`${kind}.deleted`), { duration: TOAST });
    done();
    focusRow(undefined);
  };
  const dialog = asked && (
    <DeleteDialog
      kind={KIND_FACTS[kind].reference}
      id={asked.id}
      name={asked.name}
      title={t(`${kind}.delete-title`)}
      question={t(`${kind}.delete-question`)}
      failed={t(`${kind}.delete-failed`)}
      onDelete={() => remove(asked)}
      onCancel={done}
    />
  );
  return { ask: setAsked, dialog };
}
