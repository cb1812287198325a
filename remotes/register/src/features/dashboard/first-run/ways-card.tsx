import { useImport } from '@parapet/domain-ui';
import { routes, useNotify, useOperation, useSession } from '@parapet/sdk';
import { Button, Card } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useFirstRunText, type FirstRunText } from '../../../locales/first-run/texts.ts';
import classes from './first-run.module.css';

/** Three ways to begin, for people who may record risks. Sample data is added by admins. */
export function WaysCard() {
  const t = useFirstRunText();
  const notify = useNotify();
  const { role, organizationId } = useSession();
  const { entry, dialog } = useImport('risks');
  const add = useOperation('addSampleData', {
    failed: t('sample.add-failed'),
    onSuccess: ({ risks }) => notify.success(t('sample.added', { count: risks })),
  });
  return (
    <Card title={t('ways.title')} description={t('ways.description')} padding="none">
      <div className={classes.ways}>
        {role === 'admin' && (
          <Way title={t('way.sample')} text={t('way.sample-text')} picture={<Picture lines={RISKS} />}>
            <Button loading={add.isPending} onClick={() => add.mutate({ orgId: organizationId })}>
              {t('sample.add')}
            </Button>
          </Way>
        )}
        <Way title={t('way.import')} text={t('way.import-text')} picture={<Picture lines={COLUMNS} />}>
          <Button icon="upload" onClick={() => entry.onSelect?.()}>
            {t('way.import-button')}
          </Button>
        </Way>
        <Way title={t('way.record')} text={t('way.record-text')} picture={<Picture lines={['picture.title']} isForm />}>
          <Button variant="primary" to={routes.addRisk()}>
            {t('way.record-button')}
          </Button>
        </Way>
      </div>
      {dialog}
    </Card>
  );
}

type PictureText = Extract<FirstRunText, `picture.${string}`>;

const RISKS = ['picture.ransomware', 'picture.invoice', 'picture.broker', 'picture.tachograph'] as const;
const COLUMNS = ['picture.column-risk', 'picture.column-impact', 'picture.column-owner'] as const;

function Way({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={classes.way}>
      {picture}
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </article>
  );
}

/** A small drawing of what comes; screen readers have the texts beside it. */
function Picture({ lines, isForm = false }: { lines: readonly PictureText[]; isForm?: boolean }) {
  const t = useFirstRunText();
  return (
    <div className={classes.picture} aria-hidden data-form={isForm || undefined}>
      <div className={classes.sheet}>
        {lines.map((line) => (
          <span key={line}>{t(line)}</span>
        ))}
        {isForm && <i />}
      </div>
    </div>
  );
}
