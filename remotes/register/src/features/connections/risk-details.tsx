import { routes, useCan, useQuery } from '@parapet/sdk';
import { Button, Card, Group, QueryView, Stack } from '@parapet/ui';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskFacts } from '../../risk/risk-facts.tsx';
import classes from './connections.module.css';

/** The facts of the risk that is selected or in focus. */
export function RiskDetails({ id }: { id: string }) {
  const t = useTexts();
  const update = useCan()('risks', 'update');
  const risk = useQuery(riskQuery(id));
  return (
    <Card title={t('connections.selected-risk')}>
      <QueryView query={risk} failed={t('risk.failed')} size="sm">
        {(shown) => (
          <Stack gap="sm">
            <p className={classes.riskTitle} dir="auto">
              {shown.title}
            </p>
            <RiskFacts risk={shown} part="key" />
            <Group gap="xs" align="stretch">
              <Button size="sm" to={`${routes.riskRegister()}?risk=${encodeURIComponent(id)}`}>
                {t('connections.open.risk')}
              </Button>
              <Button
                size="sm"
                icon="edit"
                to={`${routes.riskRegister()}?edit=${encodeURIComponent(id)}`}
                disabledReason={update.reason}
              >
                {t('edit-risk.title')}
              </Button>
            </Group>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
