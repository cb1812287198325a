import { useDomainTexts } from '@parapet/domain-ui';
import { useCan, useSession } from '@parapet/sdk';
import { Button, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { KIND_FACTS, type ItemKind } from '../item-kinds.ts';
import { useItemEditor } from '../use-item-editor.ts';

/** In place of a list that has nothing in it. */
export function NoItems({ kind }: { kind: ItemKind }) {
  const t = useTexts();
  const words = useDomainTexts();
  const { add } = useItemEditor();
  const { allowed } = useCan()('assets', 'create');
  const isOwner = useSession().role === 'asset_owner';
  return (
    <EmptyState
      icon={KIND_FACTS[kind].icon}
      title={t(isOwner ? 'items.empty-owner' : `${kind}.empty`)}
      message={
        allowed
          ? `${t(`${kind}.empty-message`)} ${words('item.order')}`
          : t(isOwner ? `items.empty-owner-${kind}` : 'items.empty-reader')
      }
      action={
        allowed ? (
          <Button icon="add" onClick={() => add()}>
            {t(`${kind}.add`)}
          </Button>
        ) : undefined
      }
    />
  );
}
