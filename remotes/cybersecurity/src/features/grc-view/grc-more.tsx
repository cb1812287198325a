import type { GrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { routes, useCan, useNavigate } from '@parapet/sdk';
import { IconButton, Menu, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

/** Loaded when it is first opened. */
const GrcHistory = lazyPart(async () => ({ default: (await import('./grc-history.tsx')).GrcHistory }));

/** What else can be done with a GRC template: a copy of it, and its history. */
export function GrcMore({ template: { id, name } }: { template: GrcTemplate }) {
  const t = useTexts();
  const seeded = useSeededText();
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(false);
  const { reason } = useCan()('risks', 'create');
  const duplicate = () => void navigate(`${routes.newGrcTemplate()}?${new URLSearchParams({ copy: id })}`);
  return (
    <>
      <Menu
        trigger={<IconButton icon="dots" variant="default" label={t('items.more')} />}
        entries={[
          {
            id: 'duplicate',
            icon: 'copy',
            label: t('items.duplicate'),
            onSelect: duplicate,
            ...(reason !== undefined && { disabledReason: reason }),
          },
          { id: 'history', icon: 'history', label: t('items.history'), onSelect: () => setIsShown(true) },
        ]}
      />
      {isShown && (
        <Suspense fallback={null}>
          <GrcHistory
            id={id}
            title={t('template-card.history', { name: seeded(name) })}
            onClose={() => setIsShown(false)}
          />
        </Suspense>
      )}
    </>
  );
}
