import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './report.module.css';

interface ReportApprovalProps {
  /** Who completed the flow, and when. */
  completed: string | null;
  /** Who reviews the risk; empty for nobody in particular. */
  reviewer: string;
}

/** Who completed the flow, and where a second person signs the paper. */
export function ReportApproval({ completed, reviewer }: ReportApprovalProps) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{t('report.approval')}</h3>
      <div className={classes.approvals}>
        <div>
          <span>{t('report.completed-by')}</span>
          <strong>{completed}</strong>
        </div>
        <div>
          <span>{t('report.approved-by')}</span>
          <strong>{reviewer}</strong>
          <span className={classes.signature}>{t('report.signature')}</span>
        </div>
      </div>
    </section>
  );
}
