import type { RiskFlow } from '@parapet/contracts';
import { canInspectAudit } from '@parapet/contracts/rules';
import { ApiError, query, useFormat, useQuery, useSession } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './report.module.css';

/** What the paper can be checked by: the record and its version, and for admins and auditors the newest seal of the audit trail. */
export function ReportSeal({ flow }: { flow: RiskFlow }) {
  const t = useTexts();
  const format = useFormat();
  const { role } = useSession();
  const seal = useQuery({ ...query('getNewestSeal'), enabled: canInspectAudit({ role }).allowed, retry: false });
  return (
    <footer className={classes.seal}>
      <p>{t('report.record', { id: flow.id, version: flow.version, date: format.dateTime(flow.updated_at) })}</p>
      {seal.data !== undefined && (
        <p>
          {t('report.seal', { number: seal.data.number })} <code>{seal.data.hash}</code>
        </p>
      )}
      {seal.error instanceof ApiError && seal.error.status === 404 && <p>{t('report.unsealed')}</p>}
    </footer>
  );
}
