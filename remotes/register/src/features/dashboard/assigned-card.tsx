import type { AssignedItem } from '@parapet/contracts';
import { daysLate, scoreBucket } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { routes, useFormat, useQuery, useUrlState, useToday } from '@parapet/sdk';
import { Button, Card, EmptyState, Icon, type IconName, QueryView, Stack, TextLink, TextWithHint } from '@parapet/ui';
import { assignedQuery } from '../../api/dashboard-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './lists.module.css';
import { planPath, riskPath, taskPath } from './register-paths.ts';

const FEW = 5;
/** Maximum number of entries in one response; Plans & Tasks and the register have the rest. */
const MOST = 100;

const ICONS = { task: 'tasks', action: 'tasks', flow: 'flow', risk: 'register' } as const satisfies Record<
  AssignedItem['kind'],
  IconName
>;

function pathOf({ kind, id, risk_id }: AssignedItem): string {
  if (kind === 'task') return taskPath(id);
  if (kind === 'action') return planPath(risk_id);
  return kind === 'flow' ? routes.riskFlow(risk_id ?? undefined) : riskPath(id);
}

/** Open tasks, actions, flows and risks of the person, what is due first at the top. */
export function AssignedCard() {
  const t = useTexts();
  const [all, setAll] = useUrlState('assigned', '');
  const work = useQuery(assignedQuery(all === 'all' ? MOST : FEW));
  const total = work.data?.total ?? 0;
  return (
    <Card
      title={t('dashboard.assigned')}
      padding="none"
      actions={work.data && <TextWithHint hint={t('dashboard.explained.assigned')}>{total}</TextWithHint>}
      footer={
        total > FEW && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => setAll(all === 'all' ? '' : 'all')}
            aria-expanded={all === 'all'}
          >
            {all === 'all' ? t('dashboard.show-fewer') : t('dashboard.show-all', { count: total })}
          </Button>
        )
      }
    >
      <QueryView
        query={work}
        failed={t('dashboard.assigned-failed')}
        size="sm"
        empty={<EmptyState size="sm" icon="check" title={t('dashboard.nothing-assigned')} />}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <Assigned key={`${item.kind}:${item.id}`} item={item} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Assigned({ item }: { item: AssignedItem }) {
  const t = useTexts();
  return (
    <li className={classes.item}>
      <Icon name={ICONS[item.kind]} size={16} className={classes.icon} />
      <Stack as="span" gap="0" flex={1} miw={0}>
        <TextLink quiet to={pathOf(item)} className={classes.title}>
          <bdi>{item.title === '' ? t('plans.untitled') : item.title}</bdi>
        </TextLink>
        <span className={classes.detail}>
          <Detail item={item} />
        </span>
      </Stack>
      <Meta item={item} />
    </li>
  );
}

const stepOf = ({ current_step }: AssignedItem) =>
  current_step === null || current_step < 2 ? 1 : current_step === 2 ? 2 : 3;

function Detail({ item }: { item: AssignedItem }) {
  const t = useTexts();
  const words = useDomainTexts();
  const kind = t(`dashboard.kind.${item.kind}`);
  if (item.kind === 'flow') return `${kind} · ${t(`dashboard.step.${stepOf(item)}`)}`;
  if (item.risk_score !== null)
    return `${kind} · ${words('score.line', { score: item.risk_score, level: words(`level.${scoreBucket(item.risk_score)}`) })}`;
  if (item.risk_title === null) return kind;
  return (
    <>
      {kind} · <bdi>{item.risk_title}</bdi>
    </>
  );
}

function Meta({ item }: { item: AssignedItem }) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const today = useToday();
  const { kind, due_date, status } = item;
  if (kind === 'flow') return <span className={classes.meta}>{t('dashboard.step-of', { step: stepOf(item) })}</span>;
  if (kind === 'risk') return <span className={classes.meta}>{words(`status.${status}`)}</span>;
  if (due_date === null) return <span className={classes.meta}>{words(`status.${status}`)}</span>;
  const late = daysLate(due_date, today);
  return (
    <time dateTime={due_date} className={classes.meta} data-late={late > 0 || undefined}>
      {late > 0 ? t('dashboard.days-late', { count: late }) : format.shortDay(due_date)}
    </time>
  );
}
