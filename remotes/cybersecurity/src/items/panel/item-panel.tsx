import { isNotFound, useCan } from '@parapet/sdk';
import {
  Button,
  EmptyState,
  focusRow,
  IconButton,
  Menu,
  QueryView,
  SidePanel,
  Stack,
  type ViewedQuery,
  lazyPart,
} from '@parapet/ui';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { KIND_FACTS, type ItemKind } from '../item-kinds.ts';
import classes from './item-panel.module.css';
import type { Deletable } from '../use-delete-item.tsx';
import { useItemEditor } from '../use-item-editor.ts';
import { useMoreActions } from '../list/use-row-actions.ts';

const ItemHistory = lazyPart(async () => ({ default: (await import('./item-history.tsx')).ItemHistory }));

interface Shown {
  id: string;
  version: number;
  description: string;
  changeable?: boolean;
}

/** What the panel of each kind gets from its tab. */
export interface PanelProps {
  list: { opened: string; open: (id: string) => void; close: () => void };
  /** The rows of the list beside it. */
  rows: readonly { id: string }[];
  onDelete: (item: Deletable) => void;
}

interface ItemPanelProps<T extends Shown> extends PanelProps {
  kind: ItemKind;
  query: ViewedQuery<T>;
  nameOf: (item: T) => string;
  renderSubtitle: (item: T) => ReactNode;
  renderFacts: (item: T) => ReactNode;
  /** Buttons beside Edit. */
  renderActions?: (item: T) => ReactNode;
  children: (item: T) => ReactNode;
}

/** One item beside its list: facts, what it is linked to, and its history. */
export function ItemPanel<T extends Shown>({
  kind,
  list,
  rows,
  query,
  nameOf,
  renderSubtitle,
  renderFacts,
  renderActions,
  children,
  onDelete,
}: ItemPanelProps<T>) {
  const t = useTexts();
  const id = list.opened;
  // Somebody may have deleted it since it was last shown.
  const item = isNotFound(query.error) ? undefined : query.data;
  const at = rows.findIndex((row) => row.id === id);
  const [previous, next] = at === -1 ? [undefined, undefined] : [rows[at - 1], rows[at + 1]];
  const close = () => {
    list.close();
    focusRow(id);
  };
  return (
    <SidePanel
      opened={id !== ''}
      onClose={close}
      title={item === undefined ? t(`${kind}.details`) : nameOf(item)}
      icon={KIND_FACTS[kind].icon}
      neighbors={{
        ...(previous && { onPrevious: () => list.open(previous.id) }),
        ...(next && { onNext: () => list.open(next.id) }),
      }}
      {...(item && { subtitle: renderSubtitle(item), description: item.description, facts: renderFacts(item) })}
      {...(item && {
        actions: <Actions item={item} name={nameOf(item)} more={renderActions?.(item)} onDelete={onDelete} />,
      })}
      footer={
        item && (
          <Foot kind={kind} item={{ id: item.id, version: item.version, name: nameOf(item) }} onDelete={onDelete} />
        )
      }
    >
      <QueryView
        query={query}
        failed={t(`${kind}.failed-one`)}
        size="sm"
        notFound={<Gone kind={kind} onClose={close} />}
      >
        {(shown) => (
          <Stack gap="md">
            {children(shown)}
            <Suspense fallback={null}>
              <ItemHistory kind={kind} id={shown.id} />
            </Suspense>
          </Stack>
        )}
      </QueryView>
    </SidePanel>
  );
}

function Gone({ kind, onClose }: { kind: ItemKind; onClose: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      size="sm"
      icon={KIND_FACTS[kind].icon}
      title={t(`${kind}.gone`)}
      message={t('items.gone-message')}
      action={<Button onClick={onClose}>{t('items.close')}</Button>}
    />
  );
}

function Actions({
  item,
  name,
  more,
  onDelete,
}: {
  item: Shown;
  name: string;
  more: ReactNode;
  onDelete: (item: Deletable) => void;
}) {
  const t = useTexts();
  const { edit } = useItemEditor();
  const { reason } = useCan()('assets', 'update');
  const entriesOf = useMoreActions<Deletable>(onDelete);
  return (
    <>
      <Button
        size="sm"
        icon="edit"
        onClick={() => edit(item.id)}
        disabledReason={reason ?? (item.changeable === false ? t('items.not-yours') : null)}
      >
        {t('items.edit')}
      </Button>
      {more}
      <Menu
        trigger={<IconButton size="sm" variant="default" icon="dots" label={t('items.more')} />}
        entries={entriesOf({ id: item.id, version: item.version, name })}
      />
    </>
  );
}

function Foot({ kind, item, onDelete }: { kind: ItemKind; item: Deletable; onDelete: (item: Deletable) => void }) {
  const t = useTexts();
  const { allowed, reason } = useCan()('assets', 'delete');
  return (
    <>
      <Button icon="delete" onClick={() => onDelete(item)} disabledReason={reason}>
        {t('items.delete')}
      </Button>
      {!allowed && <span className={classes.why}>{t(`${kind}.admin-deletes`)}</span>}
    </>
  );
}
