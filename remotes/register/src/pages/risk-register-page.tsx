import type { Risk } from '@parapet/contracts';
import { routes, useCan, useLocation, useUrlState } from '@parapet/sdk';
import { Button, PageHeader } from '@parapet/ui';
import { RiskPanel } from '../features/risks/risk-panel.tsx';
import { RiskTable } from '../features/risks/risk-table.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function RiskRegisterPage() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useUrlState('risk', '');
  /** The same view with that risk opened. */
  const pathOf = ({ id }: Risk) => {
    const query = new URLSearchParams(search);
    query.set('risk', id);
    return `${pathname}?${query}`;
  };
  return (
    <>
      <PageHeader
        title={t('risk-register.title')}
        description={t('risk-register.description')}
        actions={
          mayAdd ? (
            <Button variant="primary" icon="add" to={routes.addRisk()}>
              {t('add-risk.title')}
            </Button>
          ) : undefined
        }
      />
      <RiskTable pathOf={pathOf} onOpen={({ id }) => setOpened(id, { push: true })} />
      <RiskPanel id={opened} onClose={() => setOpened('')} />
    </>
  );
}
