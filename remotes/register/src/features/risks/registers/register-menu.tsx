import { query, useCan, useQuery } from '@parapet/sdk';
import { Button, Menu, type MenuEntry, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { useFilterValues } from '../filters/use-filter-texts.ts';
import type { RiskListState } from '../risk-list.ts';

/** Loaded when the first register is created: the list needs no form. */
const NewRegisterDialog = lazyPart(async () => ({
  default: (await import('./new-register-dialog.tsx')).NewRegisterDialog,
}));

/** Chooses the named register that the list shows, and creates registers (D19). @param tight without its icon, so that its line has room */
export function RegisterMenu({ list, tight }: { list: RiskListState; tight: boolean }) {
  const t = useTexts();
  const { allowed, reason } = useCan()('risks', 'create');
  const valueOf = useFilterValues(list);
  const [isNew, setIsNew] = useState(false);
  const registers = useQuery(query('listRiskTables', { templates_only: false, limit: 200 })).data?.items ?? [];
  const chosen = list.filters.register;
  const choose = (register: string | null) => list.setFilters({ register });
  const entries: MenuEntry[] = [
    { id: 'all', label: t('register.all'), checked: chosen === null, onSelect: () => choose(null) },
    ...registers.map(({ id, name }) => ({ id, label: name, checked: chosen === id, onSelect: () => choose(id) })),
    {
      id: 'new',
      label: t('register.new'),
      icon: 'add',
      separated: true,
      onSelect: () => setIsNew(true),
      ...(allowed ? {} : { disabledReason: reason ?? '' }),
    },
  ];
  return (
    <>
      <Menu
        side="bottom-end"
        heading={t('register.choose')}
        entries={entries}
        trigger={
          <Button {...(!tight && { icon: 'register' })} trailingIcon="chevron-down">
            {chosen === null
              ? t('register.all')
              : (registers.find(({ id }) => id === chosen)?.name ?? valueOf('register', chosen))}
          </Button>
        }
      />
      {isNew && (
        <Suspense fallback={null}>
          <NewRegisterDialog
            onClose={() => setIsNew(false)}
            onCreated={(id) => {
              setIsNew(false);
              choose(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
